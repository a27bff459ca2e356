import type { Setting, Slide } from './types.ts';

export const slides: Slide[] = [
  {
    title: 'Whole lines, built around one arm.',
    subtitle: 'Robots, drives, safety and controls that are designed together in Cikarang, tested together, and arrive ready to run.',
    background_image: 'hero/scene-cell.webp',
    hero_image: '',
  },
  {
    title: 'Works beside you, not behind a fence.',
    subtitle: 'The LC10 feels a touch in all six joints and stops within four millimetres.',
    background_image: 'hero/scene-control.webp',
    hero_image: 'hero/cutout-cobot.webp',
  },
  {
    title: 'The aisle is the conveyor.',
    subtitle: 'Mobile robots that map a hall in one walk and share it with people.',
    background_image: 'hero/scene-fleet.webp',
    hero_image: '',
  },
  {
    title: 'One controller, a hundred lines.',
    subtitle: 'The same software runs every arm we have built since 2012.',
    background_image: 'hero/scene-line.webp',
    hero_image: '',
  },
];

const points = [
  'Installed in nine weeks',
  'Spare parts within 24 h',
  'Training in Cikarang',
  'Pallets stacked to 2.6 m',
  'Safety to PL e, Cat. 4',
  'Arms from 3 to 210 kg',
  'One controller for all arms',
];

// title, subtitle and the two pictures equal the first slide; they are shown when the slideshow is disabled
export const heroSettings: Setting[] = [
  { key: 'title', value: 'Whole lines, built around one arm.', type: 'text', group: 'hero' },
  {
    key: 'subtitle',
    value: 'Robots, drives, safety and controls that are designed together in Cikarang, tested together, and arrive ready to run.',
    type: 'textarea',
    group: 'hero',
  },
  { key: 'background_image', value: 'hero/scene-cell.webp', type: 'image', group: 'hero' },
  { key: 'hero_image', value: '', type: 'image', group: 'hero' },
  { key: 'slides_data', value: JSON.stringify(slides), type: 'json', group: 'hero' },
  { key: 'slideshow_enabled', value: 'true', type: 'boolean', group: 'hero' },
  { key: 'slide_interval', value: '6', type: 'number', group: 'hero' },
  { key: 'transition_effect', value: 'fade', type: 'text', group: 'hero' },
  { key: 'background_image_style', value: 'cover', type: 'text', group: 'hero' },
  { key: 'gradient_overlay_enabled', value: 'false', type: 'boolean', group: 'hero' },
  { key: 'primary_color', value: '#4CE482', type: 'color', group: 'hero' },
  { key: 'gradient_color', value: '#2563eb', type: 'color', group: 'hero' },
  ...points.map((value, index): Setting => ({ key: `point_${index + 1}`, value, type: 'text', group: 'hero' })),
];
