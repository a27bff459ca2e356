// Names of columns in other people's files, in English and German, folded, by the meaning of the column.

const active = 'active,is active,visible,published,online,enabled,status,aktiv,sichtbar,veroffentlicht,freigegeben';

/** Separated by commas, the best first. The labels and names of the fields are matched as well. */
export const columnWords: Readonly<Record<string, string>> = {
  name: 'name,product,product name,title,product title,item,item name,article name,designation,bezeichnung,artikelbezeichnung,produktname,produkt,artikelname,artikel,titel,category,category name,kategorie,kategoriename,warengruppe',
  title: 'title,headline,heading,name,titel,uberschrift,schlagzeile',
  slug: 'slug,url key,url slug,handle,permalink,url pfad',
  model:
    'model,model number,model no,sku,part number,part no,item number,item no,article number,article no,order code,order number,order no,product code,product number,mpn,artikelnummer,artikel nr,art nr,artnr,bestellnummer,bestell nr,modell,teilenummer,produktnummer,sachnummer,code,reference,typ,type',
  category:
    'category,categories,product category,product group,family,product family,kategorie,kategorien,produktkategorie,warengruppe,produktgruppe,artikelgruppe,gruppe,group',
  price: 'price,unit price,list price,net price,regular price,preis,listenpreis,nettopreis,verkaufspreis,vk,einzelpreis,uvp,vk netto',
  sort_order: 'sort order,position,order,sort,rank,sortierung,reihenfolge',
  short_description: 'short description,summary,short text,teaser,subtitle,kurzbeschreibung,kurztext,zusammenfassung',
  description:
    'description,long description,long text,text,details,body,beschreibung,langbeschreibung,langtext,produktbeschreibung,artikeltext',
  short_content: 'short content,summary,teaser,kurztext,zusammenfassung',
  content: 'content,text,body,article,article text,inhalt,artikeltext',
  excerpt: 'excerpt,summary,teaser,short text,auszug,zusammenfassung,kurztext,vorspann',
  main_image: 'main image,image,picture,photo,image 1,main picture,product image,bild,hauptbild,produktbild,foto,bild 1,bilddatei',
  featured_image: 'featured image,image,picture,photo,bild,titelbild,foto,beitragsbild',
  image: 'image,picture,photo,bild,foto',
  images: 'images,additional images,pictures,gallery,photos,more images,bilder,weitere bilder,galerie,zusatzbilder',
  brochure: 'brochure,datasheet,data sheet,document,pdf,broschure,datenblatt,dokument,prospekt',
  is_featured: 'featured,is featured,highlight,hervorgehoben,empfohlen',
  is_active: active,
  is_published: active,
  is_new: 'new,is new,neu',
  is_popular: 'popular,is popular,beliebt',
  published_at: 'published at,published date,publication date,date,publish date,datum,veroffentlicht am,erscheinungsdatum',
  author: 'author,author name,written by,autor,verfasser',
  template: 'template,layout,vorlage',
  type: 'type,kind,art,typ',
  seo_title: 'seo title,meta title,page title,title tag,seo titel,meta titel,seitentitel',
  seo_description: 'seo description,meta description,seo beschreibung,meta beschreibung',
  specs: 'specifications,specs,technical data,attributes,properties,features,spezifikationen,technische daten,eigenschaften,merkmale',
  old_address: 'old address,old url,old link,former address,redirect,redirect from,alte adresse,alte url',
  label: 'label,name,attribute,attribute name,bezeichnung,merkmal,attribut,eigenschaft',
  key: 'key,code,schlussel',
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
};
