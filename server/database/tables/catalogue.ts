// Categories and products.
import type { Generated } from 'kysely';
import type { AttributeDefinition } from '#contract/attributes.ts';
import type { categories } from '#contract/records/categories.ts';
import type { products } from '#contract/records/products.ts';
import type { Flag } from '../flags.ts';
import type { RecordRow, SeoColumns, VersionedRow, ViewRow } from './rows.ts';

export interface CategoriesTable extends RecordRow<typeof categories> {
  /** Sorts by name, with numbers in names by value (platform/search/columns.ts). */
  sort_name: Generated<string>;
  search_name: string;
  /** Head nouns of the name, folded (platform/search/columns.ts). */
  search_head: Generated<string>;
  /** Version of the rules that generated the search columns. */
  search_rules: Generated<number>;
  /** Name and description in lower case, for searches of administrators (platform/search-text.ts). */
  admin_search: string;
}

export interface ProductsTable extends RecordRow<typeof products> {
  /** Sorts by name, with numbers in names by value (platform/search/columns.ts). */
  sort_name: Generated<string>;
  /** Folded words of the name, delimited by spaces (platform/search/columns.ts). */
  search_name: string;
  /** Head nouns of the name: "robot" for "Six-Axis Robot LR20". */
  search_head: Generated<string>;
  /** Model number, then the words of the name that contain a digit, without hyphens, delimited by spaces; matched at any position. */
  search_model: string;
  /** Folded words of descriptions and specifications, delimited by spaces. */
  search_text: string;
  /** Tokens of the full-text index that repeat other search columns: name, head nouns, parts of model numbers. */
  search_tokens: Generated<string>;
  /** Version of the rules that generated the search columns. */
  search_rules: Generated<number>;
  /** Name and model in lower case. */
  admin_search: string;
}

/** Number of products by category and flags, maintained by triggers; combinations without products may be missing. */
export interface ProductCountsTable {
  category_id: number;
  is_active: Flag;
  is_featured: Flag;
  products: number;
}

/** Active products in active categories, with the columns of their category. */
export interface VisibleProductsView
  extends ViewRow<Omit<ProductsTable, 'search_rules' | 'search_tokens' | 'admin_search' | keyof SeoColumns>> {
  category_name: string;
  category_slug: string;
  category_search_name: string;
  category_search_head: string;
}

/** A definition of an attribute, which applies to specification rows with its label or an alias. */
export interface AttributeDefinitionsTable extends VersionedRow {
  /** Null for the general set. */
  category_id: number | null;
  key: string;
  label: string;
  group_title: string | null;
  kind: AttributeDefinition['kind'];
  quantity: AttributeDefinition['quantity'];
  unit: string | null;
  /** JSON text of a list. */
  units: string;
  decimals: number | null;
  better: AttributeDefinition['better'];
  match_rule: AttributeDefinition['match'];
  /** JSON text of a list; each choice has a bit, which stays the same if the order changes. */
  choices: string;
  /** JSON text of a list. */
  aliases: string;
  is_filter: Flag;
  is_comparable: Flag;
  is_headline: Flag;
  is_required: Flag;
  sort_order: number;
}

/** Attribute values read from the specifications of a product; there is no row for a product without attributes. */
export interface ProductAttributesTable {
  product_id: number;
  /** Version of the rules with which the values were parsed; 0 if they must be parsed again. */
  rules: number;
  /** The values (attributes.cells.ts). */
  cells: Uint8Array;
  problem_count: number;
  /** JSON text of a list; null if every value could be parsed. */
  problems: string | null;
}

export interface CatalogueTables {
  attribute_definitions: AttributeDefinitionsTable;
  product_attributes: ProductAttributesTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_counts: ProductCountsTable;
  visible_products: VisibleProductsView;
  visible_categories: ViewRow<Pick<CategoriesTable, 'slug'>>;
}
