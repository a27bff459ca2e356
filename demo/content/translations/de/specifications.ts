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
    'power-supply-lp24': { Protection: 'Schutz' },
    'managed-switch-ln8': { Speed: 'Datenrate' },
    'line-scan-camera-lk-l8': { Standard: 'Schnittstellenstandard', Data: 'Datenschnittstelle' },
    'remote-i-o-lx-r16': { Points: 'Kanäle' },
  },
  to: 'bis',
};
