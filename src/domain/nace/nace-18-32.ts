/** Divisions 18 to 32 of NACE Rev. 2 with their groups and classes, a line for each: code, space, name. */
export const NACE_18_32 = `
18 Printing and reproduction of recorded media
18.1 Printing and service activities related to printing
18.11 Printing of newspapers
18.12 Other printing
18.13 Pre-press and pre-media services
18.14 Binding and related services
18.2 Reproduction of recorded media
18.20 Reproduction of recorded media
19 Manufacture of coke and refined petroleum products
19.1 Manufacture of coke oven products
19.10 Manufacture of coke oven products
19.2 Manufacture of refined petroleum products
19.20 Manufacture of refined petroleum products
20 Manufacture of chemicals and chemical products
20.1 Manufacture of basic chemicals, fertilisers and nitrogen compounds, plastics and synthetic rubber in primary forms
20.11 Manufacture of industrial gases
20.12 Manufacture of dyes and pigments
20.13 Manufacture of other inorganic basic chemicals
20.14 Manufacture of other organic basic chemicals
20.15 Manufacture of fertilisers and nitrogen compounds
20.16 Manufacture of plastics in primary forms
20.17 Manufacture of synthetic rubber in primary forms
20.2 Manufacture of pesticides and other agrochemical products
20.20 Manufacture of pesticides and other agrochemical products
20.3 Manufacture of paints, varnishes and similar coatings, printing ink and mastics
20.30 Manufacture of paints, varnishes and similar coatings, printing ink and mastics
20.4 Manufacture of soap and detergents, cleaning and polishing preparations, perfumes and toilet preparations
20.41 Manufacture of soap and detergents, cleaning and polishing preparations
20.42 Manufacture of perfumes and toilet preparations
20.5 Manufacture of other chemical products
20.51 Manufacture of explosives
20.52 Manufacture of glues
20.53 Manufacture of essential oils
20.59 Manufacture of other chemical products n.e.c.
20.6 Manufacture of man-made fibres
20.60 Manufacture of man-made fibres
21 Manufacture of basic pharmaceutical products and pharmaceutical preparations
21.1 Manufacture of basic pharmaceutical products
21.10 Manufacture of basic pharmaceutical products
21.2 Manufacture of pharmaceutical preparations
21.20 Manufacture of pharmaceutical preparations
22 Manufacture of rubber and plastic products
22.1 Manufacture of rubber products
22.11 Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres
22.19 Manufacture of other rubber products
22.2 Manufacture of plastic products
22.21 Manufacture of plastic plates, sheets, tubes and profiles
22.22 Manufacture of plastic packing goods
22.23 Manufacture of builders’ ware of plastic
22.29 Manufacture of other plastic products
23 Manufacture of other non-metallic mineral products
23.1 Manufacture of glass and glass products
23.11 Manufacture of flat glass
23.12 Shaping and processing of flat glass
23.13 Manufacture of hollow glass
23.14 Manufacture of glass fibres
23.19 Manufacture and processing of other glass, including technical glassware
23.2 Manufacture of refractory products
23.20 Manufacture of refractory products
23.3 Manufacture of clay building materials
23.31 Manufacture of ceramic tiles and flags
23.32 Manufacture of bricks, tiles and construction products, in baked clay
23.4 Manufacture of other porcelain and ceramic products
23.41 Manufacture of ceramic household and ornamental articles
23.42 Manufacture of ceramic sanitary fixtures
23.43 Manufacture of ceramic insulators and insulating fittings
23.44 Manufacture of other technical ceramic products
23.49 Manufacture of other ceramic products
23.5 Manufacture of cement, lime and plaster
23.51 Manufacture of cement
23.52 Manufacture of lime and plaster
23.6 Manufacture of articles of concrete, cement and plaster
23.61 Manufacture of concrete products for construction purposes
23.62 Manufacture of plaster products for construction purposes
23.63 Manufacture of ready-mixed concrete
23.64 Manufacture of mortars
23.65 Manufacture of fibre cement
23.69 Manufacture of other articles of concrete, plaster and cement
23.7 Cutting, shaping and finishing of stone
23.70 Cutting, shaping and finishing of stone
23.9 Manufacture of abrasive products and non-metallic mineral products n.e.c.
23.91 Production of abrasive products
23.99 Manufacture of other non-metallic mineral products n.e.c.
24 Manufacture of basic metals
24.1 Manufacture of basic iron and steel and of ferro-alloys
24.10 Manufacture of basic iron and steel and of ferro-alloys
24.2 Manufacture of tubes, pipes, hollow profiles and related fittings, of steel
24.20 Manufacture of tubes, pipes, hollow profiles and related fittings, of steel
24.3 Manufacture of other products of first processing of steel
24.31 Cold drawing of bars
24.32 Cold rolling of narrow strip
24.33 Cold forming or folding
24.34 Cold drawing of wire
24.4 Manufacture of basic precious and other non-ferrous metals
24.41 Precious metals production
24.42 Aluminium production
24.43 Lead, zinc and tin production
24.44 Copper production
24.45 Other non-ferrous metal production
24.46 Processing of nuclear fuel
24.5 Casting of metals
24.51 Casting of iron
24.52 Casting of steel
24.53 Casting of light metals
24.54 Casting of other non-ferrous metals
25 Manufacture of fabricated metal products, except machinery and equipment
25.1 Manufacture of structural metal products
25.11 Manufacture of metal structures and parts of structures
25.12 Manufacture of doors and windows of metal
25.2 Manufacture of tanks, reservoirs and containers of metal
25.21 Manufacture of central heating radiators and boilers
25.29 Manufacture of other tanks, reservoirs and containers of metal
25.3 Manufacture of steam generators, except central heating hot water boilers
25.30 Manufacture of steam generators, except central heating hot water boilers
25.4 Manufacture of weapons and ammunition
25.40 Manufacture of weapons and ammunition
25.5 Forging, pressing, stamping and roll-forming of metal; powder metallurgy
25.50 Forging, pressing, stamping and roll-forming of metal; powder metallurgy
25.6 Treatment and coating of metals; machining
25.61 Treatment and coating of metals
25.62 Machining
25.7 Manufacture of cutlery, tools and general hardware
25.71 Manufacture of cutlery
25.72 Manufacture of locks and hinges
25.73 Manufacture of tools
25.9 Manufacture of other fabricated metal products
25.91 Manufacture of steel drums and similar containers
25.92 Manufacture of light metal packaging
25.93 Manufacture of wire products, chain and springs
25.94 Manufacture of fasteners and screw machine products
25.99 Manufacture of other fabricated metal products n.e.c.
26 Manufacture of computer, electronic and optical products
26.1 Manufacture of electronic components and boards
26.11 Manufacture of electronic components
26.12 Manufacture of loaded electronic boards
26.2 Manufacture of computers and peripheral equipment
26.20 Manufacture of computers and peripheral equipment
26.3 Manufacture of communication equipment
26.30 Manufacture of communication equipment
26.4 Manufacture of consumer electronics
26.40 Manufacture of consumer electronics
26.5 Manufacture of instruments and appliances for measuring, testing and navigation; watches and clocks
26.51 Manufacture of instruments and appliances for measuring, testing and navigation
26.52 Manufacture of watches and clocks
26.6 Manufacture of irradiation, electromedical and electrotherapeutic equipment
26.60 Manufacture of irradiation, electromedical and electrotherapeutic equipment
26.7 Manufacture of optical instruments and photographic equipment
26.70 Manufacture of optical instruments and photographic equipment
26.8 Manufacture of magnetic and optical media
26.80 Manufacture of magnetic and optical media
27 Manufacture of electrical equipment
27.1 Manufacture of electric motors, generators, transformers and electricity distribution and control apparatus
27.11 Manufacture of electric motors, generators and transformers
27.12 Manufacture of electricity distribution and control apparatus
27.2 Manufacture of batteries and accumulators
27.20 Manufacture of batteries and accumulators
27.3 Manufacture of wiring and wiring devices
27.31 Manufacture of fibre optic cables
27.32 Manufacture of other electronic and electric wires and cables
27.33 Manufacture of wiring devices
27.4 Manufacture of electric lighting equipment
27.40 Manufacture of electric lighting equipment
27.5 Manufacture of domestic appliances
27.51 Manufacture of electric domestic appliances
27.52 Manufacture of non-electric domestic appliances
27.9 Manufacture of other electrical equipment
27.90 Manufacture of other electrical equipment
28 Manufacture of machinery and equipment n.e.c.
28.1 Manufacture of general-purpose machinery
28.11 Manufacture of engines and turbines, except aircraft, vehicle and cycle engines
28.12 Manufacture of fluid power equipment
28.13 Manufacture of other pumps and compressors
28.14 Manufacture of other taps and valves
28.15 Manufacture of bearings, gears, gearing and driving elements
28.2 Manufacture of other general-purpose machinery
28.21 Manufacture of ovens, furnaces and furnace burners
28.22 Manufacture of lifting and handling equipment
28.23 Manufacture of office machinery and equipment (except computers and peripheral equipment)
28.24 Manufacture of power-driven hand tools
28.25 Manufacture of non-domestic cooling and ventilation equipment
28.29 Manufacture of other general-purpose machinery n.e.c.
28.3 Manufacture of agricultural and forestry machinery
28.30 Manufacture of agricultural and forestry machinery
28.4 Manufacture of metal forming machinery and machine tools
28.41 Manufacture of metal forming machinery
28.49 Manufacture of other machine tools
28.9 Manufacture of other special-purpose machinery
28.91 Manufacture of machinery for metallurgy
28.92 Manufacture of machinery for mining, quarrying and construction
28.93 Manufacture of machinery for food, beverage and tobacco processing
28.94 Manufacture of machinery for textile, apparel and leather production
28.95 Manufacture of machinery for paper and paperboard production
28.96 Manufacture of plastics and rubber machinery
28.99 Manufacture of other special-purpose machinery n.e.c.
29 Manufacture of motor vehicles, trailers and semi-trailers
29.1 Manufacture of motor vehicles
29.10 Manufacture of motor vehicles
29.2 Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers
29.20 Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers
29.3 Manufacture of parts and accessories for motor vehicles
29.31 Manufacture of electrical and electronic equipment for motor vehicles
29.32 Manufacture of other parts and accessories for motor vehicles
30 Manufacture of other transport equipment
30.1 Building of ships and boats
30.11 Building of ships and floating structures
30.12 Building of pleasure and sporting boats
30.2 Manufacture of railway locomotives and rolling stock
30.20 Manufacture of railway locomotives and rolling stock
30.3 Manufacture of air and spacecraft and related machinery
30.30 Manufacture of air and spacecraft and related machinery
30.4 Manufacture of military fighting vehicles
30.40 Manufacture of military fighting vehicles
30.9 Manufacture of transport equipment n.e.c.
30.91 Manufacture of motorcycles
30.92 Manufacture of bicycles and invalid carriages
30.99 Manufacture of other transport equipment n.e.c.
31 Manufacture of furniture
31.0 Manufacture of furniture
31.01 Manufacture of office and shop furniture
31.02 Manufacture of kitchen furniture
31.03 Manufacture of mattresses
31.09 Manufacture of other furniture
32 Other manufacturing
32.1 Manufacture of jewellery, bijouterie and related articles
32.11 Striking of coins
32.12 Manufacture of jewellery and related articles
32.13 Manufacture of imitation jewellery and related articles
32.2 Manufacture of musical instruments
32.20 Manufacture of musical instruments
32.3 Manufacture of sports goods
32.30 Manufacture of sports goods
32.4 Manufacture of games and toys
32.40 Manufacture of games and toys
32.5 Manufacture of medical and dental instruments and supplies
32.50 Manufacture of medical and dental instruments and supplies
32.9 Manufacturing n.e.c.
32.91 Manufacture of brooms and brushes
32.99 Other manufacturing n.e.c.
`;
