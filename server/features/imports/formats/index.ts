// Readers of files that other systems export.
import type { OpenSource } from '#server/features/imports/source.ts';
import { openShop } from './shops/open-shop.ts';
import { openXml } from './xml/open-xml.ts';

export const otherFormats: OpenSource[] = [openXml, openShop];
