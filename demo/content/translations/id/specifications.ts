import type { SpecificationWords } from '../specification-texts.ts';
import { controlTexts, controlValues } from './specifications/control-and-drives.ts';
import { groupTitles } from './specifications/group-titles.ts';
import { generalTexts, generalValues } from './specifications/handling-and-general.ts';
import { robotTexts, robotValues } from './specifications/robots.ts';
import { sensingTexts, sensingValues } from './specifications/safety-and-vision.ts';

export const specificationWords: SpecificationWords = {
  names: { ...groupTitles, ...robotTexts, ...controlTexts, ...sensingTexts, ...generalTexts },
  values: { ...robotValues, ...controlValues, ...sensingValues, ...generalValues },
  exceptions: {
    'power-supply-lp24': { Protection: 'Perlindungan' },
    'managed-switch-ln8': { Speed: 'Laju data' },
    'line-scan-camera-lk-l8': { Standard: 'Standar antarmuka', Data: 'Antarmuka data' },
    'remote-i-o-lx-r16': { Points: 'Titik I/O' },
  },
  to: 'hingga',
};
