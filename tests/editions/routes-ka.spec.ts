/** What the arbitration edition adds; columns as in `routes-shared.spec.ts`, `full` is KAPP, KA and DEFAULT. */
export const KA_TABLE = `
/                                              | home                     | full        | SH-085
/                                              | → /books                 | YB          | SH-128
/                                              | → /document/ka-book-06   | IHB         | SH-134 SH-138
/search                                        | search                   | full YB     | SH-086 SH-130
/awards                                        | search                   | full        | SH-087
/books                                         | search                   | full YB     | SH-088 SH-129
/journals                                      | search                   | full        | SH-089
/organizations                                 | collection               | full        | SH-090
/organization/ka-org-icc                       | collection               | full        | SH-091
/favorites                                     | favorites                | full YB IHB | SH-092 SH-132 SH-136
/alerts                                        | alerts                   | full        | OP-13
/research-record                               | research-record          | full        | OP-13
/history                                       | history                  | full        | SH-030 OP-13
/customize                                     | customize                | full        | SH-031 OP-13
/jurisdictions                                 | collection               | full        | SH-093
/jurisdiction/france                           | collection               | full        | SH-094
/unions                                        | collection               | full        | OP-187
/union/EU                                      | collection               | full        | OP-187
/document/case/ka-case-001                     | case                     | full        | SH-097
/document/case/ka-case-001/p1                  | case                     | full        | SH-098
/document/case/ka-case-001/p1/ka-award-001     | case-document            | full        | SH-099
/document/getpdf/machine-generated-evidence.pdf | leaves to /apiv2/document/getpdf/machine-generated-evidence.pdf | full | SH-216
/practical-insights                            | collection               | full        | SH-100
/practical-content/ka-insight-001              | insights                 | full        | SH-101
/practical-content/compare                     | comparison               | full        | SH-102
/itaarbitrationreport                          | not-yet                  | full        | SH-103
/itaarbitrationreport/subscribe                | not-yet                  | full        | SH-104
/test                                          | gallery                  | full        | SH-105 SH-106
/bits                                          | search                   | full        | SH-107
/conventions                                   | collection                | full        | SH-108
/document-guides                               | → /templates-and-examples | full       | SH-109
/new-content                                   | search                   | full        | SH-110
/nyctool                                       | collection               | full        | SH-111
/nyctool/12                                    | collection               | full        | SH-112
/nycsearch                                     | search                   | full        | SH-113
/nyctool/provision                             | collection               | full        | SH-114
/nyctool/jurisdiction                          | collection               | full        | SH-115
/nyctool/topic                                 | collection               | full        | SH-116
/compare-jurisdictions/Commercial_Arbitration  | comparison               | full        | SH-117
/compare-jurisdictions/arbitral_institutions   | comparison               | full        | SH-117
/compare-jurisdictions/investment_arbitration  | comparison               | full        | SH-117
/quickanswers/Commercial_Arbitration           | comparison               | full        | SH-118
/quickanswers/arbitral_institutions            | comparison               | full        | SH-118
/quickanswers/investment_arbitration           | comparison               | full        | SH-118
/profile-navigator                             | search                   | full        | SH-119 SR-008
/profile-navigator/ka-person-007               | profile                  | full        | SH-120
/relationship-indicator                        | relations                | full        | SH-121
/relationship-indicator/conflict-check         | conflict-check           | full        | OP-177
/news                                          | news                     | full        | SH-124
/templates-and-examples                        | templates                | full        | SH-125
/templates-and-examples/12                     | templates                | full        | SH-126
/templates-and-examples/arbitration-clause     | templates                | full        | OP-176
/case-law                                      | not-found                | nobody      | SH-073
/practice-tools/arbitral_institutions          | not-found                | nobody      | SH-073
/manual-ip                                     | not-found                | nobody      | SH-073
`;
