import { html } from '../../html.ts';
import type { Translations } from '../types.ts';

export const categories: Translations = {
  'industrial-robots': {
    name: 'Industrieroboter',
    slug: 'industrieroboter',
    description: html`
      <p>Sechsachs-, SCARA-, Delta- und Palettierroboter von 3 bis 210 kg, alle an derselben Steuerung. Beginnen Sie mit Werkstück und Greifer
      zusammen: Masse und Schwerpunkt bestimmen die Traglastklasse, der Abstand zwischen Aufnehmen und Ablegen bestimmt die Reichweite.</p>
      <p>Schnelle Arbeiten in der Ebene sind Sache von SCARA und Delta. Teile, die gedreht, in Maschinen eingelegt oder geschweißt werden,
      brauchen sechs Achsen. Volle Lagen auf einer Palette brauchen vier kräftige.</p>`,
  },
  'collaborative-robots': {
    name: 'Kollaborative Roboter',
    slug: 'kollaborative-roboter',
    description: html`
      <p>Arme, die sich die Werkbank mit Menschen teilen, und die Werkzeuge für ihr Handgelenk. Sie spüren Berührungen in jedem Gelenk und
      halten an, bevor es wehtut. Viele Aufgaben kommen deshalb ohne Schutzzaun aus, wenn die Risikobeurteilung es zulässt.</p>
      <p>Wählen Sie einen solchen Arm, wo Menschen und Teile oft wechseln und das Tempo menschlich ist. Muss der Takt unter drei Sekunden
      liegen, ist ein eingezäunter Industrieroboter schneller und meist günstiger.</p>`,
  },
  'mobile-robots': {
    name: 'Mobile Roboter',
    slug: 'mobile-roboter',
    description: html`
      <p>Transportroboter, Schlepper und fahrerlose Gabelstapler, die fest installierte Förderer und Staplerverkehr ersetzen. Sie orientieren
      sich an den Wänden und Regalen, die schon da sind: kein Draht im Boden, kein Band, das erneuert werden muss.</p>
      <p>Lasten auf Füßen oder Wagen bis 600 kg übernimmt der Transportroboter, Routenzüge der Schlepper, Paletten die Gabel. Zählen Sie die
      Fahrten pro Stunde zur verkehrsreichsten Zeit, bevor Sie Fahrzeuge zählen.</p>`,
  },
  'control-hmi': {
    name: 'Steuern und Bedienen',
    slug: 'steuern-und-bedienen',
    description: html`
      <p>Steuerungen, dezentrale E/A, Bedienpanels und der Roboterschaltschrank, mit einem einzigen Werkzeug in den Sprachen der IEC 61131-3
      programmiert. Ein Programm lässt sich ohne Umschreiben von der kompakten LX1 auf die modulare LX5 übernehmen.</p>
      <p>Bis etwa sechzig Signale und ohne synchronisierte Achsen: die Kompaktsteuerung. Servoachsen, Rezepte oder ein Werksnetz: die
      modulare.</p>`,
  },
  'drives-motion': {
    name: 'Antriebstechnik',
    slug: 'antriebstechnik',
    description: html`
      <p>Servoachsen, Frequenzumrichter und Lineareinheiten, im Werk aufeinander abgestimmt. Antrieb und Motor mit demselben
      Größenbuchstaben machen ihre erste Bewegung ohne Abgleich.</p>
      <p>Positionieren und elektronische Getriebe verlangen eine Servoachse. Lüfter, Pumpen und Förderer, die nur eine Drehzahl brauchen, sind mit
      einem Umrichter zum halben Preis besser bedient.</p>`,
  },
  'machine-safety': {
    name: 'Maschinensicherheit',
    slug: 'maschinensicherheit',
    description: html`
      <p>Scanner, Lichtvorhänge, Türschalter und Relais bis PL e und SIL 3. Zu jedem Gerät gehören das Zertifikat, die Ansprechzeit und die
      Ausfallraten in einer Datei, die die gängigen Berechnungsprogramme lesen.</p>
      <p>Beginnen Sie mit der Risikobeurteilung nach ISO 12100 und nicht mit dem Katalog: Sie sagt, welcher Performance Level nötig ist und ob
      Menschen ferngehalten, erkannt oder bei Stillstand eingelassen werden sollen.</p>`,
  },
  'vision-sensing': {
    name: 'Bildverarbeitung und Sensorik',
    slug: 'bildverarbeitung-und-sensorik',
    description: html`
      <p>Kameras, die messen und lesen, Profilsensoren, die Höhen sehen, und die einfachen Sensoren, die melden, ob etwas da ist. Alle
      verständigen sich ohne Gateway mit unseren Steuerungen.</p>
      <p>Nehmen Sie das einfachste Gerät, das die Frage beantwortet. Für Anwesenheit genügt ein Sensor, für einen Code oder eine Position eine
      intelligente Kamera, für eine endlose Bahn eine Zeilenkamera; eine Form verlangt 3D.</p>`,
  },
  'handling-power': {
    name: 'Handhabung und Stromversorgung',
    slug: 'handhabung-und-stromversorgung',
    description: html`
      <p>Was rund um den Roboter steht: Greifer, Förderer, Stromversorgungen, Energiemessgeräte und Switches. Sie liegen in Cikarang und
      Surabaya auf Lager, und die meisten gehen noch am Tag der Bestellung hinaus.</p>
      <p>Jedes Gerät ist gezeichnet, verdrahtet und dokumentiert wie das übrige Programm. Eine Zelle hat so eine einzige Stückliste und eine einzige
      Ersatzteilliste.</p>`,
  },
};
