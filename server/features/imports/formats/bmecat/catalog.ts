// What a BMEcat file says outside of its articles: head, groups, features of its classification.
import { childOf, childrenOf, childText, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { textInLanguage } from './names.ts';

export interface Group {
  name: string;
  parent: string;
  isRoot: boolean;
}

export interface FeatureTemplate {
  name: string;
  unit: string;
}

export interface Catalog {
  language: string;
  currency: string;
  territories: string[];
  /** Folder or address of the media. */
  mediaRoot: string;
  /** By id; those of a classification by `system:id`. */
  groups: Map<string, Group>;
  /** Id of the group of each article. */
  groupOfArticle: Map<string, string>;
  /** Whether the file has a tree of groups besides classifications. */
  hasTree: boolean;
  templates: Map<string, FeatureTemplate>;
  allowedValues: Map<string, string>;
}

export const emptyCatalog = (): Catalog => ({
  language: '',
  currency: '',
  territories: [],
  mediaRoot: '',
  groups: new Map(),
  groupOfArticle: new Map(),
  hasTree: false,
  templates: new Map(),
  allowedValues: new Map(),
});

/** Names of the elements that the functions below read. */
export const catalogElements = [
  'CATALOG',
  'CATALOG_STRUCTURE',
  'CLASSIFICATION_SYSTEM_NAME',
  'CLASSIFICATION_GROUP',
  'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE',
  'ALLOWED_VALUE',
  'PRODUCT_TO_CATALOGGROUP_MAP',
] as const;

const readHead = (catalog: Catalog, head: XmlElement): void => {
  const languages = childrenOf(head, 'LANGUAGE');
  const preferred = languages.find(({ attributes }) => attributes.default?.toLowerCase() === 'true') ?? languages[0];
  catalog.language = textOf(preferred);
  catalog.currency = childText(head, 'CURRENCY').toUpperCase();
  catalog.territories = childrenOf(head, 'TERRITORY').map(textOf);
  catalog.mediaRoot = textInLanguage(head, 'MIME_ROOT', catalog.language);
};

const readTemplate = (catalog: Catalog, template: XmlElement): void => {
  // the content of a template is one level deeper in some versions
  const content = childOf(template, 'FT_CONTENT') ?? template;
  const id = childText(template, 'FT_ID');
  const name = textInLanguage(template, 'FT_NAME', catalog.language) || textInLanguage(content, 'FT_NAME', catalog.language);
  const unit = childText(template, 'FT_UNIT') || childText(content, 'FT_UNIT');
  if (name !== '') catalog.templates.set(id || name, { name, unit });
};

/** Adds one element to the catalogue. `system` is the name of the classification that surrounds it. */
const add = (catalog: Catalog, element: XmlElement, system: string): void => {
  const { language } = catalog;
  switch (element.name) {
    case 'CATALOG':
      readHead(catalog, element);
      return;
    case 'CATALOG_STRUCTURE':
      catalog.hasTree = true;
      catalog.groups.set(childText(element, 'GROUP_ID'), {
        name: textInLanguage(element, 'GROUP_NAME', language),
        parent: childText(element, 'PARENT_ID'),
        isRoot: element.attributes.type === 'root',
      });
      return;
    case 'CLASSIFICATION_GROUP': {
      const parent = childText(element, 'CLASSIFICATION_GROUP_PARENT_ID');
      catalog.groups.set(`${system}:${childText(element, 'CLASSIFICATION_GROUP_ID')}`, {
        name: textInLanguage(element, 'CLASSIFICATION_GROUP_NAME', language),
        parent: parent === '' ? '' : `${system}:${parent}`,
        isRoot: false,
      });
      return;
    }
    case 'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE':
      readTemplate(catalog, element);
      return;
    case 'ALLOWED_VALUE':
      catalog.allowedValues.set(childText(element, 'ALLOWED_VALUE_ID'), textInLanguage(element, 'ALLOWED_VALUE_NAME', language));
      return;
    default:
  }
};

/** @returns a function that adds the elements in the order of the file */
export const catalogReader = (catalog: Catalog, onFurtherGroup: (article: string) => void): ((element: XmlElement) => void) => {
  let system = '';
  return (element) => {
    if (element.name === 'CLASSIFICATION_SYSTEM_NAME') system = textOf(element);
    else if (element.name === 'PRODUCT_TO_CATALOGGROUP_MAP') {
      const [article, group] = [childText(element, 'PROD_ID'), childText(element, 'CATALOG_GROUP_ID')];
      const known = catalog.groupOfArticle.get(article);
      if (known === undefined) catalog.groupOfArticle.set(article, group);
      else if (known !== group) onFurtherGroup(article);
    } else add(catalog, element, system);
  };
};

const deepest = 50;

/** @returns the group and those above it, the highest first, without the root */
const lineage = ({ groups }: Catalog, id: string): { id: string; group: Group }[] => {
  const found: { id: string; group: Group }[] = [];
  let current = id;
  // a group that contains itself would never end
  for (let level = 0; level < deepest; level++) {
    const group = groups.get(current);
    if (!group) break;
    if (!group.isRoot && group.name !== '') found.unshift({ id: current, group });
    current = group.parent;
  }
  return found;
};

const folded = (name: string): string => name.toLowerCase();

/** Names of a group, the shortest first: its own, with its parent, with all groups above it. */
const candidates = (line: readonly { group: Group }[]): string[] => {
  const [name = '', ...above] = line.map(({ group }) => group.name).toReversed();
  const [parent] = above;
  return parent === undefined ? [name] : [name, `${name} (${parent})`, `${name} (${above.toReversed().join(', ')})`];
};

/**
 * Name and path of each group, e.g. `Sensors > Inductive`. Categories have no levels: groups of the same name get that of their parent in
 * parentheses.
 * @returns null for an unknown group
 */
export const groupNames = (catalog: Catalog): ((id: string) => { name: string; path: string } | null) => {
  const uses = new Map<string, number>();
  for (const id of catalog.groups.keys()) {
    for (const name of candidates(lineage(catalog, id))) uses.set(folded(name), (uses.get(folded(name)) ?? 0) + 1);
  }
  return (id) => {
    const line = lineage(catalog, id);
    const own = line.at(-1);
    if (own?.id !== id) return null;
    const possible = candidates(line);
    const name = possible.find((one) => uses.get(folded(one)) === 1) ?? possible.at(-1) ?? own.group.name;
    return { name, path: [...line.slice(0, -1).map(({ group }) => group.name), name].join(' > ') };
  };
};

/** Classes of an article in systems such as ETIM and ECLASS, and its group in a classification of the file. */
export const classesOf = (features: readonly XmlElement[]): { system: string; group: string }[] =>
  features.flatMap((one) => {
    const group = childText(one, 'REFERENCE_FEATURE_GROUP_ID') || childText(one, 'REFERENCE_FEATURE_GROUP_ID2');
    return group === '' ? [] : [{ system: childText(one, 'REFERENCE_FEATURE_SYSTEM_NAME'), group }];
  });
