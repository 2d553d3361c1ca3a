/** Divisions 77 to 99 of NACE Rev. 2 with their groups and classes, a line for each: code, space, name. */
export const NACE_77_99 = `
77 Rental and leasing activities
77.1 Rental and leasing of motor vehicles
77.11 Rental and leasing of cars and light motor vehicles
77.12 Rental and leasing of trucks
77.2 Rental and leasing of personal and household goods
77.21 Rental and leasing of recreational and sports goods
77.22 Rental of video tapes and disks
77.29 Rental and leasing of other personal and household goods
77.3 Rental and leasing of other machinery, equipment and tangible goods
77.31 Rental and leasing of agricultural machinery and equipment
77.32 Rental and leasing of construction and civil engineering machinery and equipment
77.33 Rental and leasing of office machinery and equipment (including computers)
77.34 Rental and leasing of water transport equipment
77.35 Rental and leasing of air transport equipment
77.39 Rental and leasing of other machinery, equipment and tangible goods n.e.c.
77.4 Leasing of intellectual property and similar products, except copyrighted works
77.40 Leasing of intellectual property and similar products, except copyrighted works
78 Employment activities
78.1 Activities of employment placement agencies
78.10 Activities of employment placement agencies
78.2 Temporary employment agency activities
78.20 Temporary employment agency activities
78.3 Other human resources provision
78.30 Other human resources provision
79 Travel agency, tour operator and other reservation service and related activities
79.1 Travel agency and tour operator activities
79.11 Travel agency activities
79.12 Tour operator activities
79.9 Other reservation service and related activities
79.90 Other reservation service and related activities
80 Security and investigation activities
80.1 Private security activities
80.10 Private security activities
80.2 Security systems service activities
80.20 Security systems service activities
80.3 Investigation activities
80.30 Investigation activities
81 Services to buildings and landscape activities
81.1 Combined facilities support activities
81.10 Combined facilities support activities
81.2 Cleaning activities
81.21 General cleaning of buildings
81.22 Other building and industrial cleaning activities
81.29 Other cleaning activities
81.3 Landscape service activities
81.30 Landscape service activities
82 Office administrative, office support and other business support activities
82.1 Office administrative and support activities
82.11 Combined office administrative service activities
82.19 Photocopying, document preparation and other specialised office support activities
82.2 Activities of call centres
82.20 Activities of call centres
82.3 Organisation of conventions and trade shows
82.30 Organisation of conventions and trade shows
82.9 Business support service activities n.e.c.
82.91 Activities of collection agencies and credit bureaus
82.92 Packaging activities
82.99 Other business support service activities n.e.c.
84 Public administration and defence; compulsory social security
84.1 Administration of the State and the economic and social policy of the community
84.11 General public administration activities
84.12 Regulation of the activities of providing health care, education, cultural services and other social services, excluding social security
84.13 Regulation of and contribution to more efficient operation of businesses
84.2 Provision of services to the community as a whole
84.21 Foreign affairs
84.22 Defence activities
84.23 Justice and judicial activities
84.24 Public order and safety activities
84.25 Fire service activities
84.3 Compulsory social security activities
84.30 Compulsory social security activities
85 Education
85.1 Pre-primary education
85.10 Pre-primary education
85.2 Primary education
85.20 Primary education
85.3 Secondary education
85.31 General secondary education
85.32 Technical and vocational secondary education
85.4 Higher education
85.41 Post-secondary non-tertiary education
85.42 Tertiary education
85.5 Other education
85.51 Sports and recreation education
85.52 Cultural education
85.53 Driving school activities
85.59 Other education n.e.c.
85.6 Educational support activities
85.60 Educational support activities
86 Human health activities
86.1 Hospital activities
86.10 Hospital activities
86.2 Medical and dental practice activities
86.21 General medical practice activities
86.22 Specialist medical practice activities
86.23 Dental practice activities
86.9 Other human health activities
86.90 Other human health activities
87 Residential care activities
87.1 Residential nursing care activities
87.10 Residential nursing care activities
87.2 Residential care activities for mental retardation, mental health and substance abuse
87.20 Residential care activities for mental retardation, mental health and substance abuse
87.3 Residential care activities for the elderly and disabled
87.30 Residential care activities for the elderly and disabled
87.9 Other residential care activities
87.90 Other residential care activities
88 Social work activities without accommodation
88.1 Social work activities without accommodation for the elderly and disabled
88.10 Social work activities without accommodation for the elderly and disabled
88.9 Other social work activities without accommodation
88.91 Child day-care activities
88.99 Other social work activities without accommodation n.e.c.
90 Creative, arts and entertainment activities
90.0 Creative, arts and entertainment activities
90.01 Performing arts
90.02 Support activities to performing arts
90.03 Artistic creation
90.04 Operation of arts facilities
91 Libraries, archives, museums and other cultural activities
91.0 Libraries, archives, museums and other cultural activities
91.01 Library and archives activities
91.02 Museums activities
91.03 Operation of historical sites and buildings and similar visitor attractions
91.04 Botanical and zoological gardens and nature reserves activities
92 Gambling and betting activities
92.0 Gambling and betting activities
92.00 Gambling and betting activities
93 Sports activities and amusement and recreation activities
93.1 Sports activities
93.11 Operation of sports facilities
93.12 Activities of sports clubs
93.13 Fitness facilities
93.19 Other sports activities
93.2 Amusement and recreation activities
93.21 Activities of amusement parks and theme parks
93.29 Other amusement and recreation activities
94 Activities of membership organisations
94.1 Activities of business, employers and professional membership organisations
94.11 Activities of business and employers membership organisations
94.12 Activities of professional membership organisations
94.2 Activities of trade unions
94.20 Activities of trade unions
94.9 Activities of other membership organisations
94.91 Activities of religious organisations
94.92 Activities of political organisations
94.99 Activities of other membership organisations n.e.c.
95 Repair of computers and personal and household goods
95.1 Repair of computers and communication equipment
95.11 Repair of computers and peripheral equipment
95.12 Repair of communication equipment
95.2 Repair of personal and household goods
95.21 Repair of consumer electronics
95.22 Repair of household appliances and home and garden equipment
95.23 Repair of footwear and leather goods
95.24 Repair of furniture and home furnishings
95.25 Repair of watches, clocks and jewellery
95.29 Repair of other personal and household goods
96 Other personal service activities
96.0 Other personal service activities
96.01 Washing and (dry-)cleaning of textile and fur products
96.02 Hairdressing and other beauty treatment
96.03 Funeral and related activities
96.04 Physical well-being activities
96.09 Other personal service activities n.e.c.
97 Activities of households as employers of domestic personnel
97.0 Activities of households as employers of domestic personnel
97.00 Activities of households as employers of domestic personnel
98 Undifferentiated goods- and services-producing activities of private households for own use
98.1 Undifferentiated goods-producing activities of private households for own use
98.10 Undifferentiated goods-producing activities of private households for own use
98.2 Undifferentiated service-producing activities of private households for own use
98.20 Undifferentiated service-producing activities of private households for own use
99 Activities of extraterritorial organisations and bodies
99.0 Activities of extraterritorial organisations and bodies
99.00 Activities of extraterritorial organisations and bodies
`;
