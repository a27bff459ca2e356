import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const about: UnitTexts = {
  title: 'Über uns',
  slug: 'ueber-uns',
  short_content: html`
    Lintara begann 2008 mit sechs Ingenieuren und einer gemieteten Halle. Heute entwickelt ein einziges Team in Cikarang den Arm, den Antrieb, der
    ihn bewegt, die Steuerung, die für ihn denkt, und die Schutzeinrichtung, die Menschen schützt. So gibt es eine Zeichnung, eine Stückliste und
    eine Telefonnummer.`,
  content: html`
    <p><img src="demo:articles/training-line.webp" alt="Zwei Roboterarme legen Kartons auf drei Förderbänder"></p>
    <h2>Achtzehn Jahre, ein Konstruktionsbüro.</h2>
    <p>2008 mieteten sechs Ingenieure eine Halle in Cikarang, um importierte Roboter zu reparieren. Sie stellten fest, dass die meisten Fehler
    nicht in den Armen lagen, sondern zwischen den Teilen: ein Antrieb vom einen Hersteller, eine Steuerung vom nächsten, eine Schutzeinrichtung
    von einem dritten. Also begannen sie, alles selbst zu bauen.</p>
    <p>Heute entwickeln und montieren 164 Menschen unter zwei Dächern Roboter, Antriebe, Steuerungen und Sicherheitstechnik. Unsere Maschinen
    stapeln Reis, kleben Schuhe, schweißen Rahmen und verpacken Medikamente von Medan bis Makassar.</p>
    <p>Wir sind ein Unternehmen von Ingenieuren geblieben. Wer Ihre Linie plant, hat selbst schon eine verdrahtet, und wer nachts am Servicetelefon
    antwortet, stand um diese Uhrzeit selbst schon in einer Halle. Vier von fünf von uns arbeiten an Maschinen, und alle neuen Kolleginnen und
    Kollegen, auch die in der Buchhaltung, verbringen die ersten zwei Wochen in der Montage.</p>`,
};
