// Types of the demonstration content. Picture paths are relative to demo/media/; the seed stores the files as uploads.

export type CategorySlug =
  | 'industrial-robots'
  | 'collaborative-robots'
  | 'mobile-robots'
  | 'control-hmi'
  | 'drives-motion'
  | 'machine-safety'
  | 'vision-sensing'
  | 'handling-power';

export type Category = {
  name: string;
  slug: CategorySlug;
  description: string;
  image: string;
  sort_order: number;
  is_new: boolean;
  is_popular: boolean;
};

/** Input for an attribute; omitted fields have their defaults. */
export type Attribute = {
  /** Null for an attribute of every category. */
  category: CategorySlug | null;
  kind: 'number' | 'range' | 'choice' | 'choices' | 'flag' | 'text';
  label: string;
  key?: string;
  group_title?: string;
  aliases?: string[];
  quantity?: string;
  unit?: string;
  units?: string[];
  decimals?: number;
  better?: 'higher' | 'lower';
  match?: 'covers' | 'within';
  choices?: { key: string; label: string; aliases: string[] }[];
  is_filter: boolean;
  is_comparable: boolean;
  is_headline: boolean;
};

export type SpecificationRow = { key: string; value: string };
export type SpecificationGroup = { type: 'group'; title: string; items: SpecificationRow[] };
export type SpecificationSingle = { type: 'single'; key: string; value: string };
export type Specification = SpecificationGroup | SpecificationSingle;

export type Product = {
  name: string;
  slug: string;
  model: string;
  category: CategorySlug;
  /** Indonesian rupiah without tax; null is "Price on request". */
  price: number | null;
  /** Position in the whole catalogue, in steps of ten, so that a product can be inserted between two others. */
  sort_order: number;
  is_featured: boolean;
  short_description: string;
  description: string;
  /** The first is the main picture. */
  pictures: string[];
  specifications: Specification[];
  has_brochure: boolean;
};

export type Article = {
  type: 'news' | 'knowledge';
  title: string;
  slug: string;
  excerpt: string;
  /** HTML; the seed replaces `demo:<path>` with the address of the picture. */
  content: string;
  published_at: string;
  author: string;
  featured_image: string;
  images: string[];
  is_featured: boolean;
};

export type Page = { title: string; slug: string; content: string; short_content: string };
export type Section = { id: number; title: string; content: string };
export type Statistic = { value: string; label: string };
export type TeamMember = { name: string; position: string; photo: string };

export type Setting = {
  key: string;
  value: string;
  type: 'text' | 'textarea' | 'color' | 'file' | 'number' | 'boolean' | 'email' | 'url' | 'image' | 'json';
  group: string;
};
export type Slide = { title: string; subtitle: string; background_image: string; hero_image: string };

export type Message = {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  type: 'general' | 'integrator' | 'support';
  subject: string;
  message: string;
  status: 'new' | 'read' | 'replied' | 'closed';
  product_slug: string | null;
  created_at: string;
};
