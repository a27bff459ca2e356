import { attributes as originals } from '../../attributes.ts';
import { attributeKey } from '../attribute-key.ts';
import type { Translations } from '../types.ts';
import { groupTitles } from './specifications/group-titles.ts';

const labels = new Map([
  ['Payload', 'Traglast'],
  ['Reach', 'Reichweite'],
  ['Repeatability', 'Wiederholgenauigkeit'],
  ['Performance level', 'Performance Level'],
  ['Weight', 'Gewicht'],
  ['Supply voltage', 'Versorgungsspannung'],
  ['Rated power', 'Nennleistung'],
  ['Protection', 'Schutzart'],
  ['Operating temperature', 'Betriebstemperatur'],
  ['Sound level', 'Schalldruckpegel'],
  ['Tool speed', 'Werkzeuggeschwindigkeit'],
  ['Mounting', 'Einbaulage'],
  ['Standby', 'Standby'],
  ['Contact force limit', 'Kontaktkraftgrenze'],
  ['Base diameter', 'Sockeldurchmesser'],
  ['Speed', 'Geschwindigkeit'],
  ['Running time', 'Laufzeit'],
  ['Charging time', 'Ladezeit'],
  ['Turning radius', 'Wenderadius'],
  ['Cycle time', 'Zykluszeit'],
  ['Points', 'Ein-/Ausgänge'],
  ['Fieldbus', 'Feldbus'],
  ['Rated torque', 'Nenndrehmoment'],
  ['Peak torque', 'Spitzendrehmoment'],
  ['Maximum speed', 'Maximaldrehzahl'],
  ['Travel', 'Verfahrweg'],
  ['Efficiency', 'Wirkungsgrad'],
  ['Integrity level', 'Sicherheitsintegritätslevel'],
  ['Response time', 'Ansprechzeit'],
  ['Protective radius', 'Schutzfeldradius'],
  ['Resolution', 'Auflösung'],
  ['Working distance', 'Arbeitsabstand'],
  ['Sampling rate', 'Abtastrate'],
  ['Belt speed', 'Bandgeschwindigkeit'],
  ['Current', 'Strom'],
]);

/** All other choices are names that stay. */
const choiceLabels = new Map([
  ['Floor', 'Boden'],
  ['Ceiling', 'Decke'],
  ['Wall', 'Wand'],
  ['Tilted', 'Schräglage'],
  ['Table', 'Tisch'],
  ['Pedestal', 'Sockel'],
  ['Hanging', 'Hängend'],
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
