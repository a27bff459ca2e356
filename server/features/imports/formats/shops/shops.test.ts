import { describe, expect, it } from 'vitest';
import { fixture, readAll, withFile } from '../read-all.fixture.ts';

describe('WooCommerce', () => {
  it('takes the fields of a product, the deepest category, visible attributes and sizes (IMP-59)', async () => {
    const { format, tables } = await readAll(fixture('woocommerce.csv'));
    expect(format).toBe('woocommerce');
    expect(tables.Products?.kind).toBe('product');
    expect(tables.Products?.units).toEqual({ 'Weight (kg)': 'kg', 'Length (cm)': 'cm' });
    expect(tables.Products?.rows[0]).toEqual({
      line: 2,
      name: 'Demo pump, small & quiet',
      model: 'DEMO-100',
      category_id: 'Pumps > Water, clean > Small',
      price: 100,
      short_description: '<div><p>For <b>water</b></p></div>',
      description: '<p>First paragraph.</p>\n<p>Second line<br>third line Order</p>',
      main_image: 'https://shop.example/up/pump.jpg',
      images: 'https://shop.example/up/pump-2.jpg',
      is_active: true,
      is_featured: true,
      seo_title: 'Demo pump',
      'spec:Colour': 'Blue; Green, dark',
      'spec:Weight': 1.5,
      'spec:Length': 20,
      '(Further categories)': 'Sale',
      '(ID)': '11',
      '(Type)': 'simple',
      '(Tags)': 'new, quiet',
      '(Sale price)': '90.00',
      '(Position)': '0',
    });
  });

  it('lists the variations of a product in its description, and imports those without one as products (IMP-60)', async () => {
    const { tables } = await readAll(fixture('woocommerce.csv'));
    const rows = tables.Products?.rows ?? [];
    expect(rows.map(({ name }) => name)).toEqual(['Demo pump, small & quiet', 'Demo valve', 'Lost variation', 'Demo set', 'Demo course']);
    expect(rows[1]).toMatchObject({ model: 'DEMO-V', price: 12.5, 'spec:Size': 'DN 15, DN 20', 'spec:Material': 'Brass' });
    expect(rows[1]?.description).toBe(
      '<table><thead><tr><th>SKU</th><th>Size</th><th>Regular price</th></tr></thead><tbody>' +
        '<tr><td>DEMO-V15</td><td>DN 15</td><td>12.50</td></tr><tr><td>DEMO-V20</td><td>DN 20</td><td>15.00</td></tr></tbody></table>',
    );
    expect(rows[3]).toMatchObject({ is_active: false, '(Grouped products)': 'DEMO-100, DEMO-V' });
    expect(rows[4]).toMatchObject({ is_active: false, description: '<p>One line<br>and another</p>' });
  });

  it('says what is not imported (IMP-72)', async () => {
    const { notes } = await readAll(fixture('woocommerce.csv'));
    expect(notes).toEqual([
      '2 variations are not imported as products: their values are specifications of the variable product, and its description lists them with article number and price.',
      '1 product has variations with different prices. The lowest is imported, the description lists all.',
      'The file does not contain the variable products of 1 variation, so it is imported as a product: DEMO-LOST.',
      '1 variation that is not published is left out.',
      '1 grouped product is imported without the list of products: Demo set.',
      '1 external product is imported without the address of the other shop: Demo course.',
      '1 product is hidden in the catalogue of the shop, and imported as inactive.',
      '1 product has a sale price. The regular price is imported.',
      '1 product is in several categories. The first one with the most levels is imported. The column “Further categories” contains the others.',
      '1 value of attributes that visitors of the shop do not see is not imported: Internal code.',
      '1 text for search engines consists of variables of a plugin and is not imported.',
      '1 part of descriptions is removed, of these kinds: button.',
    ]);
  });

  const german = [
    'ID;Typ;Artikelnummer;Name;Veröffentlicht;"Ist hervorgehoben?";"Sichtbarkeit im Katalog";Kurzbeschreibung;Beschreibung;Steuerstatus;"Gewicht (g)";"Regulärer Preis";Kategorien;Bilder;"Attribut 1 Name";"Attribut 1 Wert(e)";"Attribut 1 Sichtbar"',
    '7;simple;PU-7;Pumpe;1;0;visible;;Text;taxable;1,5;"1250,90";Pumpen;pumpe.jpg;Farbe;Blau;1',
  ];
  const french = [
    'ID,Type,UGS,Nom,Publié,"Mis en avant ?","Visibilité dans le catalogue",Description,"Poids (kg)","Tarif régulier",Catégories,Images,"Nom de l’attribut 1","Valeur(s) de l’attribut 1","Attribut 1 visible"',
    '7,simple,PU-7,Pumpe,1,0,visible,Text,"1,5","1250,90",Pumpen,pumpe.jpg,Farbe,Blau,1',
  ];
  it.each([
    ['German', german, 'spec:Gewicht'],
    ['French', french, 'spec:Poids'],
  ])('reads %s column names and decimal commas (IMP-61)', async (_, lines, weight) => {
    const { format, tables } = await withFile('export.csv', `\ufeff${lines.join('\n')}\n`, readAll);
    expect(format).toBe('woocommerce');
    expect(tables.Products?.rows[0]).toMatchObject({
      name: 'Pumpe',
      model: 'PU-7',
      price: 1250.9,
      category_id: 'Pumpen',
      description: '<p>Text</p>',
      main_image: 'pumpe.jpg',
      is_active: true,
      'spec:Farbe': 'Blau',
      [weight]: 1.5,
    });
  });
});

describe('Shopify', () => {
  it('reads the rows of a handle as one product with its pictures by position (IMP-62)', async () => {
    const { format, tables } = await readAll(fixture('shopify.csv'));
    expect(format).toBe('shopify');
    expect(tables.Products?.units).toEqual({ 'Weight (kg)': 'kg' });
    expect(tables.Products?.rows[0]).toEqual({
      line: 2,
      name: 'Demo Lamp',
      slug: 'demo-lamp',
      model: '00123',
      category_id: 'Lamps',
      price: 19.9,
      description: '<div><div>Bright</div><div>and small</div></div>',
      main_image: 'https://cdn.example/lamp-a.jpg?v=1',
      images: 'https://cdn.example/lamp-b.jpg?v=1',
      is_active: true,
      seo_title: 'Demo lamp to buy',
      seo_description: 'A demo lamp',
      'spec:GTIN': '0400000000001',
      'spec:IP code': 'IP65',
      'spec:Uses': 'indoor, outdoor',
      'spec:Vendor': 'Demo Works',
      'spec:Weight': 1.5,
      '(Tags)': 'light, new',
    });
    expect(tables.Products?.rows[2]).toEqual({
      line: 7,
      name: 'Demo Unit',
      model: 'U-1',
      category_id: 'units',
      price: 1,
      is_active: false,
      '(Tags)': 'units, other',
    });
  });

  it('lists variants in the description, and their values as specifications (IMP-63)', async () => {
    const { tables } = await readAll(fixture('shopify.csv'));
    expect(tables.Products?.rows[1]).toEqual({
      line: 4,
      name: 'Demo Cable',
      slug: 'demo-cable',
      category_id: 'Hardware > Cables',
      price: 5,
      description:
        '<p>Plain text</p><table><thead><tr><th>SKU</th><th>Length</th><th>Colour</th><th>Price</th></tr></thead><tbody>' +
        '<tr><td>CAB-1</td><td>1 m</td><td>Black</td><td>5.00</td></tr><tr><td>CAB-2</td><td>2 m</td><td>Black</td><td>8.50</td></tr>' +
        '<tr><td>CAB-3</td><td>2 m</td><td>Red</td><td>8.50</td></tr></tbody></table>',
      main_image: 'https://cdn.example/cable.jpg',
      images: 'https://cdn.example/black.jpg | https://cdn.example/red.jpg',
      is_active: false,
      'spec:Vendor': 'Demo Works',
      'spec:Length': '1 m, 2 m',
      'spec:Colour': 'Black, Red',
      '(Tags)': 'cable',
    });
  });

  it('reads the columns of the new template (IMP-62)', async () => {
    const text =
      'Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Price,Product image URL\nA,a,Text,V,T,TRUE,Active,S,3,a.jpg\n';
    const { format, tables } = await withFile('products.csv', text, readAll);
    expect(format).toBe('shopify');
    expect(tables.Products?.rows[0]).toMatchObject({ name: 'A', slug: 'a', model: 'S', price: 3, main_image: 'a.jpg', is_active: true });
  });

  it('says what is not imported (IMP-72)', async () => {
    const { notes } = await readAll(fixture('shopify.csv'));
    expect(notes).toEqual([
      '1 product has several variants. Their values are specifications, and the description lists them with article number and price.',
      '1 product has variants with different prices. The lowest is imported, the description lists all.',
      '1 product has a compare-at price, which is not imported.',
      '1 alternative text of pictures is not imported. Alternative texts belong to the files of the media library.',
      '1 product without type gets the first tag as category.',
      '1 gift card is left out.',
      'The handles of 1 product cannot be addresses here. New ones are made: demo ünit.',
    ]);
  });
});
