import { part } from '../text.ts';

export const shellTexts = part('shell', {
  skip: 'Skip to content',
  company: 'Company',
  info: 'Contact and social links',
  main: 'Main',
  mobile: 'Mobile',
  home: 'HOME',
  about: 'ABOUT',
  products: 'PRODUCTS',
  news: 'NEWS',
  contact: 'CONTACT',
  search: 'Search',
  quote: 'GET QUOTE',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  follow: 'Follow Us',
  address: 'Address',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  location: 'Our Location',
  map: 'Map of our location',
  noMap: 'Map not available',
  // opens the map
  siteMap: 'Sitemap',
  rights: '© {year} {company}. All rights reserved.',
});
