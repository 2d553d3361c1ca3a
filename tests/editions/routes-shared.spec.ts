/**
 * What all three editions answer: address | what it shows | who has it | requirements. `→` is another address of the
 * application, `leaves to` one the server answers; `everybody` means every subscription, the reduced ones included.
 */
export const SHARED_TABLE = `
/landingpage                     | landing           | anyone    | SH-018 SH-039
/account/login                   | sign-in           | anyone    | SH-018 SH-045
/account/ssologin                | sign-in           | anyone    | SH-018 SH-049
/account/logout                  | sign-out          | anyone    | SH-018 SH-052
/account/loggedout               | signed-out        | anyone    | SH-057
/account/loginip                 | address-sign-in   | anyone    | SH-034
/account/switchAccount           | switch-account    | anyone    | SH-018 SH-043
/unsubscribe                     | not-yet           | anyone    | SH-018 SH-054 SH-083 SH-127 SH-158 SH-178
/policy/accessibility            | accessibility     | anyone    | SH-074 SH-075 SH-122 SH-153 SH-173
/policy/terms                    | terms             | anyone    | SH-010 SH-011
/policy/privacy                  | privacy           | anyone    | SH-010 SH-011
/policy/cookies                  | cookies           | anyone    | SH-010 SH-011
/contactcustomersupport          | support           | anyone    | SH-076 SH-123 SH-154 SH-174
/commonui                        | legacy            | everybody | SH-059
/commonui/books/list2.aspx       | legacy            | everybody | SH-059
/book-toc.aspx                   | legacy            | everybody | SH-060
/book-toc.aspx/a/b-1             | legacy            | everybody | SH-060
/document.aspx?id=ka-award-001   | legacy            | everybody | SH-061
/document.aspx/ka-award-001      | legacy            | everybody | SH-061
/book-toc?title=a%20b&c=d        | leaves to /apiv2/document/RedirectToDocument?title=a%20b&c=d | everybody | SH-070
/journal?title=x-1&searchTerm=y  | → /document/x-1?searchTerm=y | everybody | SH-071
/error500                        | failed            | everybody | SH-072
/places/training                 | place             | everybody | SH-252 SH-254
/my-data                         | my-data           | everybody | OP-133
/account/security                | account-security  | everybody | ASVS-7.5.2
/demopracticeplus                | demo              | everybody | SH-077 SH-078 SH-079 SH-095
/subscribe-success               | not-yet           | everybody | SH-081 SH-127 SH-139 SH-158 SH-178
/change-preferences              | not-yet           | everybody | SH-082 SH-127 SH-139 SH-158 SH-178
/document/ka-award-001           | document          | everybody | SH-096 SH-131 SH-135 SH-146 SH-166 SH-186 SH-187 SH-188 SH-189
/no-such-page                    | not-found         | nobody    | SH-073
/document                        | not-found         | everybody | SH-073
/document?id=ka-award-001&q=y    | → /document/ka-award-001?q=y | everybody | SH-061
/document/a/b                    | not-found         | nobody    | SH-073
/compare-jurisdictions/no_such   | not-found         | nobody    | SH-073
/journal                         | not-found         | everybody | SH-071
`;
