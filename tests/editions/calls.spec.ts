/**
 * Who may make each call, and of which addresses of `routes-*.spec.ts` one has to be theirs (OP-199). Under `/mip` it is
 * the same call. Call | who: `anyone`, `subscriber`, `account` | addresses; none where it belongs to all pages.
 */
export const CALL_TABLE = `
POST {endpoint}/search                       | subscriber | /search
POST {endpoint}/Filter                       | subscriber | /search
POST {endpoint}/explain                      | subscriber | /search
POST {endpoint}/forms                        | subscriber | /search
POST {endpoint}/forms/related                | subscriber | /search
POST documentSearch/resolve                  | subscriber | /search
GET documentsearch/autocomplete              | subscriber | /search
GET books/autocomplete                       | subscriber | /books
GET journals/autocomplete                    | subscriber | /journals
GET ArbitratorSearch/AutoComplete            | subscriber | /profile-navigator
GET ArbitratorProfile/{id}                   | subscriber | /profile-navigator/ka-person-007
POST ArbitratorProfile/CasesTable/{id}       | subscriber | /profile-navigator/ka-person-007
GET document/GetDocument                     | subscriber | /document/ka-award-001
GET document/GetDocumentPart                 | subscriber | /document/ka-award-001
GET document/GetDocumentAnchor               | subscriber | /document/ka-award-001
GET document/GetCitedWork                    | subscriber | /document/ka-award-001
GET document/GetDocumentChanges              | subscriber | /document/ka-award-001
GET document/GetPublicationDetail            | subscriber | /document/ka-award-001
POST Document/GetSearchResults               | subscriber | /document/ka-award-001
GET CaseAndProceeding/GetCase                | subscriber | /document/case/ka-case-001
GET CaseAndProceeding/GetToc                 | subscriber | /document/case/ka-case-001
GET CaseAndProceeding/GetProceeding          | subscriber | /document/case/ka-case-001/p1
GET CaseAndProceeding/GetProceedingDocument  | subscriber | /document/case/ka-case-001/p1/ka-award-001
GET AssessRelationships/Autocomplete/{kind}/{text}/{limit} | subscriber | /relationship-indicator
POST AssessRelationships/AssessRelationships | subscriber | /relationship-indicator
POST AssessRelationships/Graph               | subscriber | /relationship-indicator
POST AssessRelationships/Paths               | subscriber | /relationship-indicator
POST AssessRelationships/ConflictCheck       | subscriber | /relationship-indicator/conflict-check
GET Customization/RelationshipIndicatorLatestSearches         | subscriber | /relationship-indicator
DELETE Customization/RelationshipIndicatorLatestSearches/{id} | account    | /relationship-indicator
GET document/getpdf/{file}                   | subscriber |
GET document/cover/{file}                    | subscriber |
GET api/Developments                         | subscriber | /document/ka-award-001
GET NYCTool/Landing                          | subscriber | /nyctool
GET NYCTool/Provision                        | subscriber | /nyctool/provision
GET NYCTool/Topic                            | subscriber | /nyctool/topic
GET NYCTool/Jurisdiction                     | subscriber | /nyctool/jurisdiction
GET NYCTool/Statistics                       | subscriber | /nyctool
GET NYCTool/Item/{id}                        | subscriber | /nyctool/12
GET TemplatesAndExamples/GetTemplatesAndExamples              | subscriber | /templates-and-examples
GET TemplatesAndExamples/GetTemplatesAndExamplesDocument/{id} | subscriber | /templates-and-examples/12
GET TemplatesAndExamples/File/{documentId}/{fileName}         | subscriber | /templates-and-examples/12
GET TemplatesAndExamples/GetClauseInstitutions                | subscriber | /templates-and-examples/arbitration-clause
GET Jurisdictions                            | subscriber | /jurisdictions
GET Jurisdictions/{name}                     | subscriber | /jurisdiction/france /jurisdiction/norway /jurisdiction/germany
GET Unions                                   | subscriber | /unions
GET Unions/{id}                              | subscriber | /union/EU
GET Organizations                            | subscriber | /organizations
GET Organizations/{id}                       | subscriber | /organization/ka-org-icc
GET Conventions                              | subscriber | /conventions
GET Conventions/{id}                         | subscriber | /conventions
GET Treaties/Between                         | subscriber | /bits
GET Reference/Status                         | subscriber |
GET Reference/Facts                          | subscriber |
POST CompareJurisdictions/Thresholds         | subscriber | /merger-thresholds/calculator
GET CompareJurisdictions/ThresholdPlaces     | subscriber | /merger-thresholds/calculator
POST CompareJurisdictions/Limits             | subscriber | /merger-thresholds/calculator
GET CompareJurisdictions/Cases               | account    | /merger-thresholds/calculator
GET CompareJurisdictions/Cases/{id}          | account    | /merger-thresholds/calculator
POST CompareJurisdictions/Cases              | account    | /merger-thresholds/calculator
POST CompareJurisdictions/Cases/{id}         | account    | /merger-thresholds/calculator
POST CompareJurisdictions/Cases/{id}/Share   | account    | /merger-thresholds/calculator
DELETE CompareJurisdictions/Cases/{id}       | account    | /merger-thresholds/calculator
GET CompareJurisdictions/SharedCases/{token} | account    | /merger-thresholds/calculator
GET CompareJurisdictions/TopicsAndJurisdictions/{slug} | subscriber | /compare-jurisdictions/Commercial_Arbitration
POST CompareJurisdictions/Compare/{slug}     | subscriber | /compare-jurisdictions/Commercial_Arbitration
GET CompareJurisdictions/Notes/{slug}        | account    | /compare-jurisdictions/Commercial_Arbitration
POST CompareJurisdictions/Notes/{slug}       | account    | /compare-jurisdictions/Commercial_Arbitration
GET UsefulLinks                              | subscriber | /usefullinks
GET ExamMaterials                            | subscriber | /eqe-materials
GET PracticalContent                         | subscriber | /practical-insights
GET PracticalContent/Checklists              | account    | /practical-insights
GET PracticalContent/{id}                    | subscriber | /practical-content/ka-insight-001
POST PracticalContent/{id}/Checklist         | account    | /practical-content/ka-insight-001
POST api/Download/excel                      | subscriber | /document/ka-award-001
POST api/Download/word                       | subscriber | /document/ka-award-001
POST api/Download/pdf                        | subscriber | /document/ka-award-001
POST api/Download/text                       | subscriber | /document/ka-award-001
POST api/Download/ris                        | subscriber | /document/ka-award-001
POST api/Download/bibtex                     | subscriber | /document/ka-award-001
POST api/Download/csl                        | subscriber | /document/ka-award-001
POST api/Download/json                       | subscriber | /document/ka-award-001
GET api/Download/Job/{id}                    | subscriber |
DELETE api/Download/Job/{id}                 | subscriber |
GET api/Download/Job/{id}/File               | subscriber |
GET api/LatestSearches                       | subscriber | /search
POST api/LatestSearches                      | subscriber | /search
DELETE api/LatestSearches/{id}               | subscriber | /search
GET Account/carryOver                        | account    |
POST Account/carryOver                       | account    |
GET Account/MyData                           | account    |
GET Customization/History                    | account    | / /history
POST Customization/AddHistory                | account    | /history
POST Customization/ClearHistory              | account    | /history
POST Customization/KeepHistory               | account    | /history
GET Home/HomePageBlogs                       | subscriber | /
GET Home/HomeTools                           | subscriber | / /customize
GET Home/HomeFeaturedContent                 | subscriber | /
GET Books/BookTocs                           | subscriber | / /books
GET Home/SinceLastVisit                      | subscriber | /
POST News/CustomNews                         | subscriber | / /news
GET News/Publications                        | subscriber | /news /customize
GET Customization                            | account    | /customize /news
GET Customization/OurToolsTile               | subscriber | /
POST Customization/UpdateTools               | account    | /customize
POST Customization/UpdateNewsPublicationTitle | account   | /customize
GET Customization/ReadingPlaces              | account    | / /history
GET Customization/ReadingPlace               | account    | /history
POST Customization/ReadingPlace              | account    | /history
POST Favorite/GetFavorites                   | account    | /favorites
POST Favorite/AddFilledFolder                | account    | /favorites
POST Favorite/AddFolder                      | account    | /favorites
POST Favorite/UpdateFolder                   | account    | /favorites
POST Favorite/DeleteFolder                   | account    | /favorites
POST Favorite/AddFavorites                   | account    | /favorites
POST Favorite/UpdateFavorites                | account    | /favorites
POST Favorite/DeleteFavorites                | account    | /favorites
POST Favorite/UpdateNote                     | account    | /favorites
POST Favorite/CountNew                       | account    | /favorites
POST Favorite/LookAtSearch                   | account    | /favorites
GET Trash                                    | account    | /favorites
POST Trash/Restore                           | account    | /favorites
POST Trash/Empty                             | account    | /favorites
GET api/FavoriteDocuments                    | account    | /favorites /manual-ip/favorites
POST api/FavoriteDocuments                   | account    | /favorites /manual-ip/favorites
DELETE api/FavoriteDocuments                 | account    | /favorites /manual-ip/favorites
GET api/FavoriteSearches                     | account    | /favorites /manual-ip/favorites
POST api/FavoriteSearches                    | account    | /favorites /manual-ip/favorites
DELETE api/FavoriteSearches/{id}             | account    | /favorites /manual-ip/favorites
GET api/Filter/favoriteFilters               | account    | /favorites /manual-ip/favorites
GET api/Filter/allFilters                    | subscriber | /manual-ip
GET api/SearchAlerts                         | account    | /alerts
POST api/SearchAlerts                        | account    | /alerts
POST api/SearchAlerts/preview                | account    | /alerts
POST api/SearchAlerts/{id}/look              | account    | /alerts
POST api/SearchAlerts/{id}/title             | account    | /alerts
POST api/SearchAlerts/{id}/renewFeed         | account    | /alerts
DELETE api/SearchAlerts/{id}                 | account    | /alerts
GET api/SearchAlerts/feed/{token}            | anyone     |
GET api/ResearchRecord                       | account    | /research-record
GET api/ResearchRecord/{id}/new              | account    | /research-record
POST api/ResearchRecord/{id}/note            | account    | /research-record
DELETE api/ResearchRecord/{id}               | account    | /research-record
POST api/ResearchRecord/clear                | account    | /research-record
POST api/ResearchRecord/settings             | account    | /research-record
POST api/ResearchRecord/export               | account    | /research-record
POST Account/DeleteMyData                    | account    |
GET Account/Security                         | account    |
POST Account/ChangePassword                  | account    |
POST Account/EndSessions                     | account    |
GET account/GetAccountInformation            | anyone     |
GET account/GetCsrf                          | anyone     |
GET Account/loginip                          | anyone     |
POST Tracking/event                          | anyone     |
POST Support/Message                         | anyone     |
`;

/** What hangs on the endpoint of a search, and the mode that is named with it: `endpoint mode` | address. */
export const SEARCH_TABLE = `
books                       | /books
journals                    | /journals
awards                      | /awards
newcontent                  | /new-content
NYCTool                     | /nycsearch
arbitratorSearch            | /profile-navigator
documentSearch bits         | /bits
documentSearch case-law     | /case-law
`;

/** What hangs on what a file is of: `kind table` | addresses. */
export const DOWNLOAD_TABLE = `
documents                   | /document/ka-award-001
toc                         | /document/ka-award-001
results                     | /search
favorites                   | /favorites /manual-ip/favorites
compare                     | /compare-jurisdictions/Commercial_Arbitration /quickanswers/Commercial_Arbitration /practice-tools/Commercial_Arbitration
cases                       | /profile-navigator/ka-person-007
profile                     | /profile-navigator/ka-person-007
relations                   | /relationship-indicator
conflicts                   | /relationship-indicator/conflict-check
checklist                   | /practical-content/ka-insight-001
clause                      | /templates-and-examples/arbitration-clause
thresholds                  | /merger-thresholds/calculator
table jurisdictions         | /jurisdictions
table place-treaties        | /jurisdiction/france /jurisdiction/norway /jurisdiction/germany
table place-law             | /jurisdiction/france /jurisdiction/norway /jurisdiction/germany
table unions                | /unions
table union-law             | /union/EU
table organizations         | /organizations
table fees                  | /organization/ka-org-icc
table conventions           | /conventions
table status                | /conventions
table outcomes              | /nyctool
table provisions            | /nyctool/provision
table topics                | /nyctool/topic
table nyc-states            | /nyctool/jurisdiction
table exam-papers           | /eqe-materials
table useful-links          | /usefullinks
`;
