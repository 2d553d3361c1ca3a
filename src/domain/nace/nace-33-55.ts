/** Divisions 33 to 55 of NACE Rev. 2 with their groups and classes, a line for each: code, space, name. */
export const NACE_33_55 = `
33 Repair and installation of machinery and equipment
33.1 Repair of fabricated metal products, machinery and equipment
33.11 Repair of fabricated metal products
33.12 Repair of machinery
33.13 Repair of electronic and optical equipment
33.14 Repair of electrical equipment
33.15 Repair and maintenance of ships and boats
33.16 Repair and maintenance of aircraft and spacecraft
33.17 Repair and maintenance of other transport equipment
33.19 Repair of other equipment
33.2 Installation of industrial machinery and equipment
33.20 Installation of industrial machinery and equipment
35 Electricity, gas, steam and air conditioning supply
35.1 Electric power generation, transmission and distribution
35.11 Production of electricity
35.12 Transmission of electricity
35.13 Distribution of electricity
35.14 Trade of electricity
35.2 Manufacture of gas; distribution of gaseous fuels through mains
35.21 Manufacture of gas
35.22 Distribution of gaseous fuels through mains
35.23 Trade of gas through mains
35.3 Steam and air conditioning supply
35.30 Steam and air conditioning supply
36 Water collection, treatment and supply
36.0 Water collection, treatment and supply
36.00 Water collection, treatment and supply
37 Sewerage
37.0 Sewerage
37.00 Sewerage
38 Waste collection, treatment and disposal activities; materials recovery
38.1 Waste collection
38.11 Collection of non-hazardous waste
38.12 Collection of hazardous waste
38.2 Waste treatment and disposal
38.21 Treatment and disposal of non-hazardous waste
38.22 Treatment and disposal of hazardous waste
38.3 Materials recovery
38.31 Dismantling of wrecks
38.32 Recovery of sorted materials
39 Remediation activities and other waste management services
39.0 Remediation activities and other waste management services
39.00 Remediation activities and other waste management services
41 Construction of buildings
41.1 Development of building projects
41.10 Development of building projects
41.2 Construction of residential and non-residential buildings
41.20 Construction of residential and non-residential buildings
42 Civil engineering
42.1 Construction of roads and railways
42.11 Construction of roads and motorways
42.12 Construction of railways and underground railways
42.13 Construction of bridges and tunnels
42.2 Construction of utility projects
42.21 Construction of utility projects for fluids
42.22 Construction of utility projects for electricity and telecommunications
42.9 Construction of other civil engineering projects
42.91 Construction of water projects
42.99 Construction of other civil engineering projects n.e.c.
43 Specialised construction activities
43.1 Demolition and site preparation
43.11 Demolition
43.12 Site preparation
43.13 Test drilling and boring
43.2 Electrical, plumbing and other construction installation activities
43.21 Electrical installation
43.22 Plumbing, heat and air-conditioning installation
43.29 Other construction installation
43.3 Building completion and finishing
43.31 Plastering
43.32 Joinery installation
43.33 Floor and wall covering
43.34 Painting and glazing
43.39 Other building completion and finishing
43.9 Other specialised construction activities
43.91 Roofing activities
43.99 Other specialised construction activities n.e.c.
45 Wholesale and retail trade and repair of motor vehicles and motorcycles
45.1 Sale of motor vehicles
45.11 Sale of cars and light motor vehicles
45.19 Sale of other motor vehicles
45.2 Maintenance and repair of motor vehicles
45.20 Maintenance and repair of motor vehicles
45.3 Sale of motor vehicle parts and accessories
45.31 Wholesale trade of motor vehicle parts and accessories
45.32 Retail trade of motor vehicle parts and accessories
45.4 Sale, maintenance and repair of motorcycles and related parts and accessories
45.40 Sale, maintenance and repair of motorcycles and related parts and accessories
46 Wholesale trade, except of motor vehicles and motorcycles
46.1 Wholesale on a fee or contract basis
46.11 Agents involved in the sale of agricultural raw materials, live animals, textile raw materials and semi-finished goods
46.12 Agents involved in the sale of fuels, ores, metals and industrial chemicals
46.13 Agents involved in the sale of timber and building materials
46.14 Agents involved in the sale of machinery, industrial equipment, ships and aircraft
46.15 Agents involved in the sale of furniture, household goods, hardware and ironmongery
46.16 Agents involved in the sale of textiles, clothing, fur, footwear and leather goods
46.17 Agents involved in the sale of food, beverages and tobacco
46.18 Agents specialised in the sale of other particular products
46.19 Agents involved in the sale of a variety of goods
46.2 Wholesale of agricultural raw materials and live animals
46.21 Wholesale of grain, unmanufactured tobacco, seeds and animal feeds
46.22 Wholesale of flowers and plants
46.23 Wholesale of live animals
46.24 Wholesale of hides, skins and leather
46.3 Wholesale of food, beverages and tobacco
46.31 Wholesale of fruit and vegetables
46.32 Wholesale of meat and meat products
46.33 Wholesale of dairy products, eggs and edible oils and fats
46.34 Wholesale of beverages
46.35 Wholesale of tobacco products
46.36 Wholesale of sugar and chocolate and sugar confectionery
46.37 Wholesale of coffee, tea, cocoa and spices
46.38 Wholesale of other food, including fish, crustaceans and molluscs
46.39 Non-specialised wholesale of food, beverages and tobacco
46.4 Wholesale of household goods
46.41 Wholesale of textiles
46.42 Wholesale of clothing and footwear
46.43 Wholesale of electrical household appliances
46.44 Wholesale of china and glassware and cleaning materials
46.45 Wholesale of perfume and cosmetics
46.46 Wholesale of pharmaceutical goods
46.47 Wholesale of furniture, carpets and lighting equipment
46.48 Wholesale of watches and jewellery
46.49 Wholesale of other household goods
46.5 Wholesale of information and communication equipment
46.51 Wholesale of computers, computer peripheral equipment and software
46.52 Wholesale of electronic and telecommunications equipment and parts
46.6 Wholesale of other machinery, equipment and supplies
46.61 Wholesale of agricultural machinery, equipment and supplies
46.62 Wholesale of machine tools
46.63 Wholesale of mining, construction and civil engineering machinery
46.64 Wholesale of machinery for the textile industry and of sewing and knitting machines
46.65 Wholesale of office furniture
46.66 Wholesale of other office machinery and equipment
46.69 Wholesale of other machinery and equipment
46.7 Other specialised wholesale
46.71 Wholesale of solid, liquid and gaseous fuels and related products
46.72 Wholesale of metals and metal ores
46.73 Wholesale of wood, construction materials and sanitary equipment
46.74 Wholesale of hardware, plumbing and heating equipment and supplies
46.75 Wholesale of chemical products
46.76 Wholesale of other intermediate products
46.77 Wholesale of waste and scrap
46.9 Non-specialised wholesale trade
46.90 Non-specialised wholesale trade
47 Retail trade, except of motor vehicles and motorcycles
47.1 Retail sale in non-specialised stores
47.11 Retail sale in non-specialised stores with food, beverages or tobacco predominating
47.19 Other retail sale in non-specialised stores
47.2 Retail sale of food, beverages and tobacco in specialised stores
47.21 Retail sale of fruit and vegetables in specialised stores
47.22 Retail sale of meat and meat products in specialised stores
47.23 Retail sale of fish, crustaceans and molluscs in specialised stores
47.24 Retail sale of bread, cakes, flour confectionery and sugar confectionery in specialised stores
47.25 Retail sale of beverages in specialised stores
47.26 Retail sale of tobacco products in specialised stores
47.29 Other retail sale of food in specialised stores
47.3 Retail sale of automotive fuel in specialised stores
47.30 Retail sale of automotive fuel in specialised stores
47.4 Retail sale of information and communication equipment in specialised stores
47.41 Retail sale of computers, peripheral units and software in specialised stores
47.42 Retail sale of telecommunications equipment in specialised stores
47.43 Retail sale of audio and video equipment in specialised stores
47.5 Retail sale of other household equipment in specialised stores
47.51 Retail sale of textiles in specialised stores
47.52 Retail sale of hardware, paints and glass in specialised stores
47.53 Retail sale of carpets, rugs, wall and floor coverings in specialised stores
47.54 Retail sale of electrical household appliances in specialised stores
47.59 Retail sale of furniture, lighting equipment and other household articles in specialised stores
47.6 Retail sale of cultural and recreation goods in specialised stores
47.61 Retail sale of books in specialised stores
47.62 Retail sale of newspapers and stationery in specialised stores
47.63 Retail sale of music and video recordings in specialised stores
47.64 Retail sale of sporting equipment in specialised stores
47.65 Retail sale of games and toys in specialised stores
47.7 Retail sale of other goods in specialised stores
47.71 Retail sale of clothing in specialised stores
47.72 Retail sale of footwear and leather goods in specialised stores
47.73 Dispensing chemist in specialised stores
47.74 Retail sale of medical and orthopaedic goods in specialised stores
47.75 Retail sale of cosmetic and toilet articles in specialised stores
47.76 Retail sale of flowers, plants, seeds, fertilisers, pet animals and pet food in specialised stores
47.77 Retail sale of watches and jewellery in specialised stores
47.78 Other retail sale of new goods in specialised stores
47.79 Retail sale of second-hand goods in stores
47.8 Retail sale via stalls and markets
47.81 Retail sale via stalls and markets of food, beverages and tobacco products
47.82 Retail sale via stalls and markets of textiles, clothing and footwear
47.89 Retail sale via stalls and markets of other goods
47.9 Retail trade not in stores, stalls or markets
47.91 Retail sale via mail order houses or via Internet
47.99 Other retail sale not in stores, stalls or markets
49 Land transport and transport via pipelines
49.1 Passenger rail transport, interurban
49.10 Passenger rail transport, interurban
49.2 Freight rail transport
49.20 Freight rail transport
49.3 Other passenger land transport
49.31 Urban and suburban passenger land transport
49.32 Taxi operation
49.39 Other passenger land transport n.e.c.
49.4 Freight transport by road and removal services
49.41 Freight transport by road
49.42 Removal services
49.5 Transport via pipeline
49.50 Transport via pipeline
50 Water transport
50.1 Sea and coastal passenger water transport
50.10 Sea and coastal passenger water transport
50.2 Sea and coastal freight water transport
50.20 Sea and coastal freight water transport
50.3 Inland passenger water transport
50.30 Inland passenger water transport
50.4 Inland freight water transport
50.40 Inland freight water transport
51 Air transport
51.1 Passenger air transport
51.10 Passenger air transport
51.2 Freight air transport and space transport
51.21 Freight air transport
51.22 Space transport
52 Warehousing and support activities for transportation
52.1 Warehousing and storage
52.10 Warehousing and storage
52.2 Support activities for transportation
52.21 Service activities incidental to land transportation
52.22 Service activities incidental to water transportation
52.23 Service activities incidental to air transportation
52.24 Cargo handling
52.29 Other transportation support activities
53 Postal and courier activities
53.1 Postal activities under universal service obligation
53.10 Postal activities under universal service obligation
53.2 Other postal and courier activities
53.20 Other postal and courier activities
55 Accommodation
55.1 Hotels and similar accommodation
55.10 Hotels and similar accommodation
55.2 Holiday and other short-stay accommodation
55.20 Holiday and other short-stay accommodation
55.3 Camping grounds, recreational vehicle parks and trailer parks
55.30 Camping grounds, recreational vehicle parks and trailer parks
55.9 Other accommodation
55.90 Other accommodation
`;
