/** Divisions 56 to 75 of NACE Rev. 2 with their groups and classes, a line for each: code, space, name. */
export const NACE_56_75 = `
56 Food and beverage service activities
56.1 Restaurants and mobile food service activities
56.10 Restaurants and mobile food service activities
56.2 Event catering and other food service activities
56.21 Event catering activities
56.29 Other food service activities
56.3 Beverage serving activities
56.30 Beverage serving activities
58 Publishing activities
58.1 Publishing of books, periodicals and other publishing activities
58.11 Book publishing
58.12 Publishing of directories and mailing lists
58.13 Publishing of newspapers
58.14 Publishing of journals and periodicals
58.19 Other publishing activities
58.2 Software publishing
58.21 Publishing of computer games
58.29 Other software publishing
59 Motion picture, video and television programme production, sound recording and music publishing activities
59.1 Motion picture, video and television programme activities
59.11 Motion picture, video and television programme production activities
59.12 Motion picture, video and television programme post-production activities
59.13 Motion picture, video and television programme distribution activities
59.14 Motion picture projection activities
59.2 Sound recording and music publishing activities
59.20 Sound recording and music publishing activities
60 Programming and broadcasting activities
60.1 Radio broadcasting
60.10 Radio broadcasting
60.2 Television programming and broadcasting activities
60.20 Television programming and broadcasting activities
61 Telecommunications
61.1 Wired telecommunications activities
61.10 Wired telecommunications activities
61.2 Wireless telecommunications activities
61.20 Wireless telecommunications activities
61.3 Satellite telecommunications activities
61.30 Satellite telecommunications activities
61.9 Other telecommunications activities
61.90 Other telecommunications activities
62 Computer programming, consultancy and related activities
62.0 Computer programming, consultancy and related activities
62.01 Computer programming activities
62.02 Computer consultancy activities
62.03 Computer facilities management activities
62.09 Other information technology and computer service activities
63 Information service activities
63.1 Data processing, hosting and related activities; web portals
63.11 Data processing, hosting and related activities
63.12 Web portals
63.9 Other information service activities
63.91 News agency activities
63.99 Other information service activities n.e.c.
64 Financial service activities, except insurance and pension funding
64.1 Monetary intermediation
64.11 Central banking
64.19 Other monetary intermediation
64.2 Activities of holding companies
64.20 Activities of holding companies
64.3 Trusts, funds and similar financial entities
64.30 Trusts, funds and similar financial entities
64.9 Other financial service activities, except insurance and pension funding
64.91 Financial leasing
64.92 Other credit granting
64.99 Other financial service activities, except insurance and pension funding n.e.c.
65 Insurance, reinsurance and pension funding, except compulsory social security
65.1 Insurance
65.11 Life insurance
65.12 Non-life insurance
65.2 Reinsurance
65.20 Reinsurance
65.3 Pension funding
65.30 Pension funding
66 Activities auxiliary to financial services and insurance activities
66.1 Activities auxiliary to financial services, except insurance and pension funding
66.11 Administration of financial markets
66.12 Security and commodity contracts brokerage
66.19 Other activities auxiliary to financial services, except insurance and pension funding
66.2 Activities auxiliary to insurance and pension funding
66.21 Risk and damage evaluation
66.22 Activities of insurance agents and brokers
66.29 Other activities auxiliary to insurance and pension funding
66.3 Fund management activities
66.30 Fund management activities
68 Real estate activities
68.1 Buying and selling of own real estate
68.10 Buying and selling of own real estate
68.2 Rental and operating of own or leased real estate
68.20 Rental and operating of own or leased real estate
68.3 Real estate activities on a fee or contract basis
68.31 Real estate agencies
68.32 Management of real estate on a fee or contract basis
69 Legal and accounting activities
69.1 Legal activities
69.10 Legal activities
69.2 Accounting, bookkeeping and auditing activities; tax consultancy
69.20 Accounting, bookkeeping and auditing activities; tax consultancy
70 Activities of head offices; management consultancy activities
70.1 Activities of head offices
70.10 Activities of head offices
70.2 Management consultancy activities
70.21 Public relations and communication activities
70.22 Business and other management consultancy activities
71 Architectural and engineering activities; technical testing and analysis
71.1 Architectural and engineering activities and related technical consultancy
71.11 Architectural activities
71.12 Engineering activities and related technical consultancy
71.2 Technical testing and analysis
71.20 Technical testing and analysis
72 Scientific research and development
72.1 Research and experimental development on natural sciences and engineering
72.11 Research and experimental development on biotechnology
72.19 Other research and experimental development on natural sciences and engineering
72.2 Research and experimental development on social sciences and humanities
72.20 Research and experimental development on social sciences and humanities
73 Advertising and market research
73.1 Advertising
73.11 Advertising agencies
73.12 Media representation
73.2 Market research and public opinion polling
73.20 Market research and public opinion polling
74 Other professional, scientific and technical activities
74.1 Specialised design activities
74.10 Specialised design activities
74.2 Photographic activities
74.20 Photographic activities
74.3 Translation and interpretation activities
74.30 Translation and interpretation activities
74.9 Other professional, scientific and technical activities n.e.c.
74.90 Other professional, scientific and technical activities n.e.c.
75 Veterinary activities
75.0 Veterinary activities
75.00 Veterinary activities
`;
