/** What the competition edition adds; `full` is DEFAULT, the only code it has. */
export const KCL_TABLE = `
/                                          | home                                                                                  | full   | SH-140
/search                                    | search                                                                                | full   | SH-141
/books                                     | search                                                                                | full   | SH-142
/journals                                  | search                                                                                | full   | SH-143
/favorites                                 | favorites                                                                             | full   | SH-144
/alerts                                    | alerts                                                                                | full   | OP-13
/research-record                           | research-record                                                                       | full   | OP-13
/history                                   | history                                                                               | full   | SH-030 OP-13
/customize                                 | customize                                                                             | full   | SH-031 OP-13
/jurisdictions                             | collection                                                                            | full   | SH-145
/unions                                    | collection                                                                            | full   | OP-187
/union/EU                                  | collection                                                                            | full   | OP-187
/jurisdiction/norway                       | collection                                                                            | full   | SH-160
/merger-decisions                          | → /search?source=Pandect+Merger+Decisions&sortBy=relevant-date&sortOrder=desc         | full   | SH-147 SH-148
/antitrust-decisions                       | → /search?source=Pandect+Antitrust+Decisions&sortBy=relevant-date&sortOrder=desc      | full   | SH-147 SH-148
/court-reports                             | → /search?source=Pandect+Court+Reports&sortBy=relevant-date&sortOrder=desc            | full   | SH-147 SH-148
/competition-news                          | → /search?source=Pandect+Competition+News&sortBy=relevant-date&sortOrder=desc         | full   | SH-147 SH-148
/competition-review                        | → /search?source=Pandect+Competition+Review&sortBy=relevant-date&sortOrder=desc       | full   | SH-147 SH-148
/legislation-summaries                     | → /search?source=Pandect+Legislation+Summaries&sortBy=relevant-date&sortOrder=desc    | full   | SH-147 SH-148
/loose-leaf-series                         | → /search?source=Pandect+Loose-leaf+Series&sortBy=relevant-date&sortOrder=desc        | full   | SH-147 SH-148
/european-competition-quarterly            | → /search?source=European+Competition+Quarterly&sortBy=relevant-date&sortOrder=desc   | full   | SH-147 SH-148
/cartel-and-conduct-review?q=fine          | → /search?source=Cartel+and+Conduct+Review&sortBy=relevant-date&sortOrder=desc&q=fine | full   | SH-147 SH-148
/no-such-source                            | not-found                                                                             | nobody | SH-148
/compare-jurisdictions/merger-thresholds   | comparison                                                                            | full   | SH-149
/compare-jurisdictions/fdi_procedure_pro   | comparison                                                                            | full   | SH-149
/compare-jurisdictions/state_aid_navigator | comparison                                                                            | full   | SH-149
/compare-jurisdictions/leniency            | comparison                                                                            | full   | SH-149
/compare-jurisdictions/private_enforcement | comparison                                                                            | full   | SH-149
/practice-tools/merger-thresholds          | comparison                                                                            | full   | SH-150
/practice-tools/fdi_procedure_pro          | comparison                                                                            | full   | SH-150
/practice-tools/state_aid_navigator        | comparison                                                                            | full   | SH-150
/practice-tools/leniency                   | comparison                                                                            | full   | SH-150
/practice-tools/private_enforcement        | comparison                                                                            | full   | SH-150
/merger-thresholds/calculator              | thresholds                                                                            | full   | OP-178
/merger-thresholds/shared/abc              | thresholds                                                                            | full   | OP-178
/merger-thresholds                         | → /compare-jurisdictions/merger-thresholds                                            | full   | SH-151
/new-content                               | search                                                                                | full   | SH-152
/news                                      | news                                                                                  | full   | SH-155
/competitionlawnewsalerts                  | not-yet                                                                               | full   | SH-156
/competitionlawnewsalerts/subscribe        | not-yet                                                                               | full   | SH-157
/subscribe                                 | → /competitionlawnewsalerts/subscribe                                                 | full   | SH-242
/market-definitions-locator                | module market-definitions-locator                                                     | full   | SH-159 SH-196 SH-197
/market-definitions-locator/search?q=a     | module market-definitions-locator                                                     | full   | SH-159 SH-196 SH-197
/market-definitions-locator-search?q=a     | → /market-definitions-locator/search?q=a                                              | full   | SH-159 TL-086
/quickanswers/leniency                     | not-found                                                                             | nobody | SH-073
/case-law                                  | not-found                                                                             | nobody | SH-073
/itaarbitrationreport                      | not-found                                                                             | nobody | SH-073
`;
