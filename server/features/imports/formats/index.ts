// Readers of files that other systems export.
import type { OpenSource } from '#server/features/imports/reading/source.ts';
import { openXml } from './open-xml.ts';
import { openShop } from './shops/open-shop.ts';

export const otherFormats: OpenSource[] = [openXml, openShop];
