/** Searches in Russian and Arabic, as in `search-table`. */
export const OTHER_SCRIPTS = `
фотограф | shtei-adashot
фотограф на свадьбу | shtei-adashot
ищем фотографа | shtei-adashot
кейтеринг | savta-julie hameashna gan-haela
кошерный кейтеринг | savta-julie
кейтеринг в Тель-Авиве | savta-julie
торт | mika-cakes
свадебный торт | mika-cakes
без глютена | mika-cakes
мороженое в Хайфе | glida-baderech
диджей | dj-roi
ди-джей на свадьбу | dj-roi
живая музыка | lahakat-knafayim
бармен | bar-kobi
коктейли | bar-kobi
зал | gan-haela loft-24
лофт | loft-24
день рождения | loft-24
цветы | pirchei-hagalil
автобус | hasaot-hadarom
Джули | savta-julie
хумус | savta-julie
веганский | savta-julie hameashna glida-baderech
تصوير | shtei-adashot
مصور لحفلة زفاف | shtei-adashot
كيترينج | savta-julie hameashna gan-haela
طعام كوشر | savta-julie
قاعة أفراح | gan-haela
قاعات | gan-haela loft-24
كعكة | mika-cakes
حلويات | mika-cakes glida-baderech
بوظة في حيفا | glida-baderech
دي جي | dj-roi
فرقة موسيقية | lahakat-knafayim
زهور | pirchei-hagalil
باص | hasaot-hadarom
عيد ميلاد | loft-24
شاورما | savta-julie
حنة | savta-julie lahakat-knafayim
جولي | savta-julie
`;
