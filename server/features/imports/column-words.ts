// Names of columns in other people's files, in English and German, folded, by the field that they mean.
import type { ImportKind } from '#contract/rules/imports.ts';

type Words = Readonly<Record<string, string>>;

const seo: Words = {
  seo_title: 'seo title,meta title,page title,title tag,seo titel,meta titel,seitentitel',
  seo_description: 'seo description,meta description,seo beschreibung,meta beschreibung',
};

const slug: Words = { slug: 'slug,url key,url slug,handle,permalink,url pfad' };

const active = 'active,is active,visible,published,online,enabled,status,aktiv,sichtbar,veroffentlicht,freigegeben';
const order = 'sort order,position,order,sort,rank,sortierung,reihenfolge';

/** Separated by commas. The labels and names of the fields are matched as well. */
export const columnWords: Readonly<Record<ImportKind, Words>> = {
  product: {
    ...seo,
    ...slug,
    name: 'name,product,product name,title,product title,item,item name,article name,designation,bezeichnung,artikelbezeichnung,produktname,produkt,artikelname,artikel,titel',
    model:
      'model,model number,model no,sku,part number,part no,item number,item no,article number,article no,order code,order number,order no,product code,product number,code,mpn,reference,artikelnummer,artikel nr,art nr,artnr,bestellnummer,bestell nr,modell,typ,type,teilenummer,produktnummer,sachnummer',
    category:
      'category,categories,product category,product group,group,family,product family,kategorie,kategorien,produktkategorie,warengruppe,produktgruppe,artikelgruppe,gruppe',
    price: 'price,unit price,list price,net price,regular price,preis,listenpreis,nettopreis,verkaufspreis,vk,einzelpreis,uvp,vk netto',
    sort_order: order,
    short_description: 'short description,summary,short text,teaser,subtitle,kurzbeschreibung,kurztext,zusammenfassung',
    description:
      'description,long description,long text,text,details,body,beschreibung,langbeschreibung,langtext,produktbeschreibung,artikeltext',
    main_image: 'main image,image,picture,photo,image 1,main picture,product image,bild,hauptbild,produktbild,foto,bild 1,bilddatei',
    images: 'images,additional images,pictures,gallery,photos,more images,bilder,weitere bilder,galerie,zusatzbilder',
    brochure: 'brochure,datasheet,data sheet,document,pdf,broschure,datenblatt,dokument,prospekt',
    is_featured: 'featured,is featured,highlight,hervorgehoben,empfohlen',
    is_active: active,
    specs: 'specifications,specs,technical data,attributes,properties,features,spezifikationen,technische daten,eigenschaften,merkmale',
    old_address: 'old address,old url,old link,redirect,redirect from,alte adresse,alte url',
  },
  category: {
    ...seo,
    ...slug,
    name: 'name,category,category name,title,kategorie,kategoriename,bezeichnung,warengruppe,titel',
    description: 'description,text,beschreibung',
    image: 'image,picture,photo,bild,foto',
    sort_order: order,
    is_active: active,
    is_new: 'new,is new,neu',
    is_popular: 'popular,is popular,beliebt',
    old_address: 'old address,old url,redirect,alte adresse,alte url',
  },
  article: {
    ...seo,
    ...slug,
    type: 'type,kind,art,typ',
    title: 'title,headline,heading,name,titel,uberschrift,schlagzeile',
    excerpt: 'excerpt,summary,teaser,short text,auszug,zusammenfassung,kurztext,vorspann',
    content: 'content,text,body,article,article text,inhalt,artikeltext',
    published_at: 'published at,published date,publication date,date,publish date,datum,veroffentlicht am,erscheinungsdatum',
    is_featured: 'featured,is featured,highlight,hervorgehoben',
    is_published: 'published,is published,active,visible,status,veroffentlicht,sichtbar,aktiv',
    featured_image: 'featured image,image,picture,photo,bild,titelbild,foto,beitragsbild',
    images: 'images,gallery,pictures,bilder,galerie',
    author: 'author,author name,written by,autor,verfasser',
    old_address: 'old address,old url,link,permalink,alte adresse,alte url',
  },
  page: {
    ...seo,
    ...slug,
    title: 'title,name,heading,titel,uberschrift',
    content: 'content,text,body,inhalt',
    short_content: 'short content,summary,teaser,kurztext,zusammenfassung',
    template: 'template,layout,vorlage',
    sort_order: order,
    is_published: 'published,is published,active,visible,status,veroffentlicht,sichtbar,aktiv',
    old_address: 'old address,old url,link,permalink,alte adresse,alte url',
  },
  attribute: {
    label: 'label,name,attribute,attribute name,bezeichnung,merkmal,attribut,eigenschaft',
    key: 'key,code,schlussel',
    category: 'category,kategorie,warengruppe',
    group_title: 'group,group title,gruppe',
    aliases: 'aliases,synonyms,other names,synonyme,weitere namen',
    kind: 'kind,type,data type,art,typ,datentyp',
    quantity: 'quantity,dimension,physical quantity,grosse,messgrosse',
    unit: 'unit,einheit',
    units: 'units,further units,einheiten,weitere einheiten',
    decimals: 'decimals,decimal places,nachkommastellen,dezimalstellen',
    choices: 'choices,options,values,auswahl,werte,optionen',
    is_filter: 'filter,is filter',
    is_comparable: 'comparable,is comparable,vergleichbar',
    is_headline: 'headline,is headline',
    is_required: 'required,is required,pflicht,pflichtfeld',
  },
};
