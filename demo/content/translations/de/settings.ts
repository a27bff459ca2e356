import { html } from '../../html.ts';
import type { Translations } from '../types.ts';

const title = 'Ganze Linien, rund um einen Arm gebaut.';
const subtitle =
  'Roboter, Antriebe, Sicherheit und Steuerungen, die in Cikarang gemeinsam entwickelt und geprüft werden und betriebsbereit ankommen.';

const company: Translations = {
  company_name: { value: 'Lintara Automation' },
  company_tagline: { value: 'Roboter, Antriebe und Steuerungen, die als eine Linie ankommen.' },
  company_description: {
    value:
      'Lintara entwickelt und baut Industrieroboter, Steuerungssysteme und Handhabungstechnik für Hersteller in Südostasien, vom einzelnen Sensor bis zur fertigen Linie.',
  },
  company_location: { value: 'Cikarang, Westjava' },
  footer_tagline: { value: 'Gebaut in Cikarang, im Einsatz auf 640 Linien im ganzen Archipel.' },
  business_hours: {
    value: html`
      <p>Montag bis Freitag: 08:00 bis 17:00 Uhr</p>
      <p>Samstag: 08:00 bis 13:00 Uhr</p>
      <p>Servicetelefon: Tag und Nacht</p>`,
  },
};

const texts: Translations = {
  home_contact_title: { value: 'Senden Sie uns den Plan Ihrer Halle.' },
  home_contact_text: { value: 'Unsere Ingenieure antworten mit Layout, Taktzeit und Preis.' },
  home_final_title: { value: 'Sagen Sie uns, was Ihre Linie herstellen soll.' },
  home_final_text: { value: 'Es antwortet ein Ingenieur, kein Callcenter.' },
  news_subtitle: { value: 'Was wir bauen, wo es läuft und wer zu uns gekommen ist.' },
  knowledge_subtitle: { value: 'Wie man es auswählt, wie es funktioniert und wie es in Betrieb bleibt.' },
};

const hero: Translations = {
  title: { value: title },
  subtitle: { value: subtitle },
  slides_data: {
    'value/Whole lines, built around one arm.': title,
    'value/Robots, drives, safety and controls that are designed together in Cikarang, tested together, and arrive ready to run.': subtitle,
    'value/Works beside you, not behind a fence.': 'Arbeitet neben Ihnen, nicht hinter einem Zaun.',
    'value/The LC10 feels a touch in all six joints and stops within four millimetres.':
      'Der LC10 spürt eine Berührung in allen sechs Gelenken und hält innerhalb von vier Millimetern an.',
    'value/The aisle is the conveyor.': 'Der Gang ist das Förderband.',
    'value/Mobile robots that map a hall in one walk and share it with people.':
      'Mobile Roboter, die eine Halle in einem Rundgang kartieren und sie sich mit Menschen teilen.',
    'value/One controller, a hundred lines.': 'Eine Steuerung, hundert Linien.',
    'value/The same software runs every arm we have built since 2012.':
      'Dieselbe Software bewegt jeden Arm, den wir seit 2012 gebaut haben.',
  },
  point_1: { value: 'In neun Wochen installiert' },
  point_2: { value: 'Ersatzteile innerhalb von 24 h' },
  point_3: { value: 'Schulung in Cikarang' },
  point_4: { value: 'Paletten bis 2,6 m gestapelt' },
  point_5: { value: 'Sicherheit bis PL e, Kat. 4' },
  point_6: { value: 'Arme von 3 bis 210 kg' },
  point_7: { value: 'Eine Steuerung für alle Arme' },
};

const about: Translations = {
  statistics: {
    'value/Years of experience': 'Jahre Erfahrung',
    'value/Projects completed': 'Abgeschlossene Projekte',
    'value/Happy clients': 'Zufriedene Kunden',
    'value/Team members': 'Mitarbeitende',
  },
  team_members: {
    'value/Managing Director': 'Geschäftsführerin',
    'value/Head of Robotics': 'Leiter Robotik',
    'value/Head of Machine Safety': 'Leiterin Maschinensicherheit',
    'value/Lead, Drives and Networks': 'Leiter Antriebe und Netzwerke',
    'value/Head of Applications': 'Leiterin Applikation',
    'value/Head of Service': 'Leiter Service',
  },
  sections: {
    'value/Our mission': 'Unser Auftrag',
    [`value/${html`
      <p>To make automation that a maintenance shift can understand. Every machine we deliver comes with its drawings, its source and a
      person to call, because a line that only its maker can repair is only half sold.</p>`}`]: html`
      <p>Automatisierung, die eine Instandhaltungsschicht versteht. Zu jeder Maschine liefern wir die Zeichnungen, den Quelltext und einen
      Menschen, den man anrufen kann. Denn eine Linie, die nur ihr Hersteller reparieren kann, ist nur zur Hälfte verkauft.</p>`,
    'value/How we work': 'Wie wir arbeiten',
    [`value/${html`
      <p>Mechanics, drives, safety and software sit in one hall. A cell is built complete in Cikarang, runs your parts for a week under
      your eyes, and only then travels. Nine weeks from order to first part is our rule, and we publish how often we keep it: 94 percent in
      2026.</p>`}`]: html`
      <p>Mechanik, Antriebe, Sicherheit und Software sitzen in einer Halle. Eine Zelle wird in Cikarang vollständig aufgebaut, läuft eine Woche
      lang unter Ihren Augen mit Ihren Teilen und geht erst dann auf die Reise. Neun Wochen vom Auftrag bis zum ersten Teil sind unsere Regel,
      und wir veröffentlichen, wie oft wir sie einhalten: 2026 zu 94 Prozent.</p>`,
    'value/What we answer for': 'Wofür wir einstehen',
    [`value/${html`
      <p>Safety is not an extra. Each cell leaves with its risk assessment after ISO 12100, the calculation after ISO 13849-1 and a
      measured stopping time. Spare parts for every arm since number 1 are on the shelf, and 97 of 100 leave within a day.</p>`}`]: html`
      <p>Sicherheit ist kein Zubehör. Jede Zelle verlässt uns mit der Risikobeurteilung nach ISO 12100, der Berechnung nach ISO 13849-1 und einer
      gemessenen Anhaltezeit. Ersatzteile für jeden Arm seit Nummer 1 liegen im Regal, und 97 von 100 gehen innerhalb eines Tages hinaus.</p>`,
    'value/Where we are going': 'Wohin wir gehen',
    [`value/${html`
      <p>By 2028 every arm will return its braking energy to the line, and every gearbox will be rebuilt rather than replaced. The second
      plant is laid out for both.</p>`}`]: html`
      <p>Bis 2028 wird jeder Arm seine Bremsenergie an die Linie zurückgeben, und jedes Getriebe wird aufgearbeitet statt ersetzt. Das zweite Werk
      ist auf beides ausgelegt.</p>`,
  },
};

const menus: Translations = {
  header_menu: {
    'value/HOME': 'STARTSEITE',
    'value/ABOUT': 'ÜBER UNS',
    'value/PRODUCTS': 'PRODUKTE',
    'value/All Products': 'Alle Produkte',
    'value/NEWS': 'AKTUELLES',
    'value/Company News': 'Unternehmensnachrichten',
    'value/Knowledge Base': 'Wissensdatenbank',
    'value/CONTACT': 'KONTAKT',
  },
  footer_menu: {
    'value/Quick Links': 'Direktzugriff',
    'value/Home': 'Startseite',
    'value/About Us': 'Über uns',
    'value/Products': 'Produkte',
    'value/News': 'Aktuelles',
    'value/Contact Us': 'Kontakt',
    'value/Our Solutions': 'Unsere Lösungen',
    'value/View All Products': 'Alle Produkte ansehen',
    'value/Privacy Policy': 'Datenschutzerklärung',
    'value/Terms of Service': 'Nutzungsbedingungen',
  },
};

export const settings: Translations = { ...company, ...texts, ...hero, ...about, ...menus };
