/** What the IP edition adds; `full` is IPL, PL, CT, MIP and DEFAULT. */
export const KIPL_TABLE = `
/                                              | home                   | full           | SH-162 SH-163
/                                              | → /document/kipl-book-06 | GPL          | SH-185 SH-190
/                                              | → /document/kipl-book-07 | ILTT         | SH-186 SH-190
/                                              | → /document/kipl-book-08 | SPW          | SH-188 SH-190
/search?q=patent                               | search                 | full           | SH-164
/search?mode=unified-patent-court              | search                 | full           | SH-164
/books                                         | search                 | full           | SH-165
/jurisdictions                                 | collection             | full           | SH-167
/unions                                        | collection             | full           | OP-187
/union/EU                                      | collection             | full           | OP-187
/jurisdiction/germany                          | collection             | full           | SH-168
/favorites                                     | favorites              | full           | SH-169
/alerts                                        | alerts                 | full           | OP-13
/research-record                               | research-record        | full           | OP-13
/history                                       | history                | full           | SH-030 OP-13
/customize                                     | customize              | full           | SH-031 OP-13
/compare-jurisdictions/annotated_upc_agreement | comparison             | full           | SH-170
/compare-jurisdictions/patent_litigation       | comparison             | full           | SH-170
/compare-jurisdictions/trademark_procedure     | comparison             | full           | SH-170
/compare-jurisdictions/copyright_exceptions    | comparison             | full           | SH-170
/compare-jurisdictions/trade_secrets           | comparison             | full           | SH-170
/practice-tools/annotated_upc_agreement        | comparison             | full           | SH-171
/practice-tools/patent_litigation              | comparison             | full           | SH-171
/practice-tools/trademark_procedure            | comparison             | full           | SH-171
/practice-tools/copyright_exceptions           | comparison             | full           | SH-171
/practice-tools/trade_secrets                  | comparison             | full           | SH-171
/new-content                                   | search                 | full           | SH-172
/news                                          | news                   | full           | SH-175
/ipnewsalerts                                  | not-yet                | full           | SH-176
/ipnewsalerts/subscribe                        | not-yet                | full           | SH-177
/journals                                      | search                 | IPL PL CT      | SH-179 SH-180 SH-181 SH-182 SH-183
/eqe-materials                                 | collection          | IPL PL         | SH-179 SH-180 SH-182 SH-194
/usefullinks                                   | collection          | IPL PL         | SH-179 SH-180 SH-182 SH-195
/case-law                                      | search                 | IPL PL CT DEFAULT | SH-191 SH-192
/manual-ip                                     | module manual-ip       | IPL PL MIP DEFAULT | SH-192 SH-193 SH-196 SH-197
/manual-ip/favorites                           | module manual-ip       | IPL PL MIP DEFAULT | SH-193 SH-196 SH-197
/document/case/ka-case-001                     | not-found              | nobody         | SH-073
/quickanswers/patent_litigation                | not-found              | nobody         | SH-073
/awards                                        | not-found              | nobody         | SH-073
/market-definitions-locator                    | not-found              | nobody         | SH-073
`;
