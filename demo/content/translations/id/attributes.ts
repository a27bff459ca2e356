import { attributes as originals } from '../../attributes.ts';
import { attributeKey } from '../attribute-key.ts';
import type { Translations } from '../types.ts';
import { groupTitles } from './specifications/group-titles.ts';

const labels = new Map([
  ['Payload', 'Kapasitas beban'],
  ['Reach', 'Jangkauan'],
  ['Repeatability', 'Keterulangan'],
  ['Performance level', 'Performance level'],
  ['Weight', 'Berat'],
  ['Supply voltage', 'Tegangan catu daya'],
  ['Rated power', 'Daya nominal'],
  ['Protection', 'Tingkat proteksi'],
  ['Operating temperature', 'Suhu operasi'],
  ['Sound level', 'Tingkat kebisingan'],
  ['Tool speed', 'Kecepatan alat'],
  ['Mounting', 'Pemasangan'],
  ['Standby', 'Daya siaga'],
  ['Contact force limit', 'Batas gaya kontak'],
  ['Base diameter', 'Diameter alas'],
  ['Speed', 'Kecepatan'],
  ['Running time', 'Waktu operasi'],
  ['Charging time', 'Waktu pengisian daya'],
  ['Turning radius', 'Radius putar'],
  ['Cycle time', 'Waktu siklus'],
  ['Points', 'Titik I/O'],
  ['Fieldbus', 'Fieldbus'],
  ['Rated torque', 'Torsi nominal'],
  ['Peak torque', 'Torsi puncak'],
  ['Maximum speed', 'Putaran maksimum'],
  ['Travel', 'Jarak langkah'],
  ['Efficiency', 'Efisiensi'],
  ['Integrity level', 'Tingkat integritas keselamatan'],
  ['Response time', 'Waktu tanggap'],
  ['Protective radius', 'Radius pelindung'],
  ['Resolution', 'Resolusi'],
  ['Working distance', 'Jarak kerja'],
  ['Sampling rate', 'Laju pencuplikan'],
  ['Belt speed', 'Kecepatan sabuk'],
  ['Current', 'Arus'],
]);

/** All other choices are names that stay. */
const choiceLabels = new Map([
  ['Floor', 'Lantai'],
  ['Ceiling', 'Langit-langit'],
  ['Wall', 'Dinding'],
  ['Tilted', 'Miring'],
  ['Table', 'Meja'],
  ['Pedestal', 'Pedestal'],
  ['Hanging', 'Gantung'],
]);

export const attributes: Translations = Object.fromEntries(
  originals.map((attribute) => {
    const { label, group_title, choices = [] } = attribute;
    const texts = {
      label: labels.get(label) ?? '',
      ...(group_title !== undefined && { group_title: groupTitles[group_title] ?? '' }),
      ...Object.fromEntries(choices.map((choice) => [`choices/${choice.key}`, choiceLabels.get(choice.label) ?? choice.label])),
    };
    return [attributeKey(attribute), texts];
  }),
);
