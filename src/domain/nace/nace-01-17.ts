/** Divisions 01 to 17 of NACE Rev. 2 with their groups and classes, a line for each: code, space, name. */
export const NACE_01_17 = `
01 Crop and animal production, hunting and related service activities
01.1 Growing of non-perennial crops
01.11 Growing of cereals (except rice), leguminous crops and oil seeds
01.12 Growing of rice
01.13 Growing of vegetables and melons, roots and tubers
01.14 Growing of sugar cane
01.15 Growing of tobacco
01.16 Growing of fibre crops
01.19 Growing of other non-perennial crops
01.2 Growing of perennial crops
01.21 Growing of grapes
01.22 Growing of tropical and subtropical fruits
01.23 Growing of citrus fruits
01.24 Growing of pome fruits and stone fruits
01.25 Growing of other tree and bush fruits and nuts
01.26 Growing of oleaginous fruits
01.27 Growing of beverage crops
01.28 Growing of spices, aromatic, drug and pharmaceutical crops
01.29 Growing of other perennial crops
01.3 Plant propagation
01.30 Plant propagation
01.4 Animal production
01.41 Raising of dairy cattle
01.42 Raising of other cattle and buffaloes
01.43 Raising of horses and other equines
01.44 Raising of camels and camelids
01.45 Raising of sheep and goats
01.46 Raising of swine/pigs
01.47 Raising of poultry
01.49 Raising of other animals
01.5 Mixed farming
01.50 Mixed farming
01.6 Support activities to agriculture and post-harvest crop activities
01.61 Support activities for crop production
01.62 Support activities for animal production
01.63 Post-harvest crop activities
01.64 Seed processing for propagation
01.7 Hunting, trapping and related service activities
01.70 Hunting, trapping and related service activities
02 Forestry and logging
02.1 Silviculture and other forestry activities
02.10 Silviculture and other forestry activities
02.2 Logging
02.20 Logging
02.3 Gathering of wild growing non-wood products
02.30 Gathering of wild growing non-wood products
02.4 Support services to forestry
02.40 Support services to forestry
03 Fishing and aquaculture
03.1 Fishing
03.11 Marine fishing
03.12 Freshwater fishing
03.2 Aquaculture
03.21 Marine aquaculture
03.22 Freshwater aquaculture
05 Mining of coal and lignite
05.1 Mining of hard coal
05.10 Mining of hard coal
05.2 Mining of lignite
05.20 Mining of lignite
06 Extraction of crude petroleum and natural gas
06.1 Extraction of crude petroleum
06.10 Extraction of crude petroleum
06.2 Extraction of natural gas
06.20 Extraction of natural gas
07 Mining of metal ores
07.1 Mining of iron ores
07.10 Mining of iron ores
07.2 Mining of non-ferrous metal ores
07.21 Mining of uranium and thorium ores
07.29 Mining of other non-ferrous metal ores
08 Other mining and quarrying
08.1 Quarrying of stone, sand and clay
08.11 Quarrying of ornamental and building stone, limestone, gypsum, chalk and slate
08.12 Operation of gravel and sand pits; mining of clays and kaolin
08.9 Mining and quarrying n.e.c.
08.91 Mining of chemical and fertiliser minerals
08.92 Extraction of peat
08.93 Extraction of salt
08.99 Other mining and quarrying n.e.c.
09 Mining support service activities
09.1 Support activities for petroleum and natural gas extraction
09.10 Support activities for petroleum and natural gas extraction
09.9 Support activities for other mining and quarrying
09.90 Support activities for other mining and quarrying
10 Manufacture of food products
10.1 Processing and preserving of meat and production of meat products
10.11 Processing and preserving of meat
10.12 Processing and preserving of poultry meat
10.13 Production of meat and poultry meat products
10.2 Processing and preserving of fish, crustaceans and molluscs
10.20 Processing and preserving of fish, crustaceans and molluscs
10.3 Processing and preserving of fruit and vegetables
10.31 Processing and preserving of potatoes
10.32 Manufacture of fruit and vegetable juice
10.39 Other processing and preserving of fruit and vegetables
10.4 Manufacture of vegetable and animal oils and fats
10.41 Manufacture of oils and fats
10.42 Manufacture of margarine and similar edible fats
10.5 Manufacture of dairy products
10.51 Operation of dairies and cheese making
10.52 Manufacture of ice cream
10.6 Manufacture of grain mill products, starches and starch products
10.61 Manufacture of grain mill products
10.62 Manufacture of starches and starch products
10.7 Manufacture of bakery and farinaceous products
10.71 Manufacture of bread; manufacture of fresh pastry goods and cakes
10.72 Manufacture of rusks and biscuits; manufacture of preserved pastry goods and cakes
10.73 Manufacture of macaroni, noodles, couscous and similar farinaceous products
10.8 Manufacture of other food products
10.81 Manufacture of sugar
10.82 Manufacture of cocoa, chocolate and sugar confectionery
10.83 Processing of tea and coffee
10.84 Manufacture of condiments and seasonings
10.85 Manufacture of prepared meals and dishes
10.86 Manufacture of homogenised food preparations and dietetic food
10.89 Manufacture of other food products n.e.c.
10.9 Manufacture of prepared animal feeds
10.91 Manufacture of prepared feeds for farm animals
10.92 Manufacture of prepared pet foods
11 Manufacture of beverages
11.0 Manufacture of beverages
11.01 Distilling, rectifying and blending of spirits
11.02 Manufacture of wine from grape
11.03 Manufacture of cider and other fruit wines
11.04 Manufacture of other non-distilled fermented beverages
11.05 Manufacture of beer
11.06 Manufacture of malt
11.07 Manufacture of soft drinks; production of mineral waters and other bottled waters
12 Manufacture of tobacco products
12.0 Manufacture of tobacco products
12.00 Manufacture of tobacco products
13 Manufacture of textiles
13.1 Preparation and spinning of textile fibres
13.10 Preparation and spinning of textile fibres
13.2 Weaving of textiles
13.20 Weaving of textiles
13.3 Finishing of textiles
13.30 Finishing of textiles
13.9 Manufacture of other textiles
13.91 Manufacture of knitted and crocheted fabrics
13.92 Manufacture of made-up textile articles, except apparel
13.93 Manufacture of carpets and rugs
13.94 Manufacture of cordage, rope, twine and netting
13.95 Manufacture of non-wovens and articles made from non-wovens, except apparel
13.96 Manufacture of other technical and industrial textiles
13.99 Manufacture of other textiles n.e.c.
14 Manufacture of wearing apparel
14.1 Manufacture of wearing apparel, except fur apparel
14.11 Manufacture of leather clothes
14.12 Manufacture of workwear
14.13 Manufacture of other outerwear
14.14 Manufacture of underwear
14.19 Manufacture of other wearing apparel and accessories
14.2 Manufacture of articles of fur
14.20 Manufacture of articles of fur
14.3 Manufacture of knitted and crocheted apparel
14.31 Manufacture of knitted and crocheted hosiery
14.39 Manufacture of other knitted and crocheted apparel
15 Manufacture of leather and related products
15.1 Tanning and dressing of leather; manufacture of luggage, handbags, saddlery and harness; dressing and dyeing of fur
15.11 Tanning and dressing of leather; dressing and dyeing of fur
15.12 Manufacture of luggage, handbags and the like, saddlery and harness
15.2 Manufacture of footwear
15.20 Manufacture of footwear
16 Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials
16.1 Sawmilling and planing of wood
16.10 Sawmilling and planing of wood
16.2 Manufacture of products of wood, cork, straw and plaiting materials
16.21 Manufacture of veneer sheets and wood-based panels
16.22 Manufacture of assembled parquet floors
16.23 Manufacture of other builders' carpentry and joinery
16.24 Manufacture of wooden containers
16.29 Manufacture of other products of wood; manufacture of articles of cork, straw and plaiting materials
17 Manufacture of paper and paper products
17.1 Manufacture of pulp, paper and paperboard
17.11 Manufacture of pulp
17.12 Manufacture of paper and paperboard
17.2 Manufacture of articles of paper and paperboard
17.21 Manufacture of corrugated paper and paperboard and of containers of paper and paperboard
17.22 Manufacture of household and sanitary goods and of toilet requisites
17.23 Manufacture of paper stationery
17.24 Manufacture of wallpaper
17.29 Manufacture of other articles of paper and paperboard
`;
