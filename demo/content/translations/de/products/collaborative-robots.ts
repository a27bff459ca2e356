import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const collaborativeRobots: Translations = {
  'collaborative-robot-lc10': {
    name: 'Kollaborativer Roboter LC10',
    slug: 'kollaborativer-roboter-lc10',
    short_description: html`
      <p>Arbeitet ohne Schutzzaun: Drehmomentsensoren in allen sechs Gelenken, Handführung, 10 kg bei 1.300 mm.</p>`,
    description: html`
      <p>Der LC10 fühlt. Ein Drehmomentsensor hinter jedem Getriebe meldet der Steuerung jede Millisekunde, wogegen der Arm drückt. Entspricht
      das nicht dem, was das Programm erwartet, hält er innerhalb von vier Millimetern an. Sie können ihn von Hand führen, von Punkt zu
      Punkt oder entlang einer Bahn.</p>
      <h3>Kraft nach Vorgabe</h3>
      <ul>
        <li>Kontaktkraft von 20 bis 150 N, getrennt für den Arm und für jede Aufgabe einstellbar.</li>
        <li>Vier sichere Zonen, zum Beispiel langsam über dem Tisch und Stillstand am Stuhl des Bedieners.</li>
        <li>Sicherheitsfunktionen bis PL d, Kategorie 3, nach ISO 13849-1, im Handbuch jeweils mit eigener Reaktionszeit.</li>
      </ul>
      <h3>Ein Arm ist noch keine Anwendung</h3>
      <p>Auch Greifer und Werkstück zählen. Ein Blech mit scharfer Kante im Greifer braucht einen Zaun, gleich welcher Arm es trägt. Die
      Grenzwerte für den Kontakt, die früher in ISO/TS 15066 standen, sind seit 2025 Teil der ISO 10218-2. Wir messen sie am fertigen
      Arbeitsplatz und übergeben Ihnen das Protokoll.</p>
      <h3>Vom Karton zum ersten Teil an einem Nachmittag</h3>
      <p>Eine Person trägt den Arm, ein Schraubenkreis hält ihn, eine Steckdose versorgt ihn. Das Handbediengerät fragt nach dem Gewicht des
      Werkzeugs und wiegt es dann selbst nach. Programme sind Bausteine auf einer Zeitachse; wer mehr will, findet dahinter eine vollständige
      Programmiersprache.</p>`,
  },
  'collaborative-robot-lc20': {
    name: 'Kollaborativer Roboter LC20',
    slug: 'kollaborativer-roboter-lc20',
    short_description: html`
      <p>Der lange Arm der Familie: 20 kg bei 1.750 mm, zum Palettieren und Bestücken von Maschinen ohne Schutzzaun.</p>`,
    description: html`
      <p>Der LC20 hebt, was ein Mensch nicht vierhundertmal pro Schicht heben sollte. Er stapelt neben dem Packer Kartons von 15 kg auf eine
      Palette oder öffnet die Tür einer Drehmaschine, wechselt das Teil und schließt sie wieder, während Menschen daran vorbeigehen.</p>
      <h3>Zwei Geschwindigkeiten, ein Arm</h3>
      <p>Überwacht von einem <a href="/products/safety-laser-scanner-lz270">Sicherheitslaserscanner</a>, arbeitet der LC20 mit 2,5 m/s, solange
      niemand in der Nähe ist, verlangsamt bei drei Metern Abstand auf 0,25 m/s und arbeitet ab einem Meter kollaborativ weiter.
      Die Überwachung von Geschwindigkeit und Abstand nach ISO 10218-2 ist eingebaut; die Abstände berechnet das Handbediengerät.</p>
      <h3>Palettieren als fertige Aufgabe</h3>
      <ul>
        <li>Mit der Hubsäule LCX von 800 mm stapelt er bis 2,1 m hoch.</li>
        <li>Zehn Kartons zu 12 kg pro Minute mit dem <a href="/products/vacuum-gripper-lg-v8">Vakuumgreifer LG-V8</a>.</li>
        <li>Kartonwechsel in drei Minuten: Code scannen, neue Palette einschieben.</li>
      </ul>
      <h3>Vertraut vom LC10</h3>
      <p>Handbediengerät, Programme und Werkzeugstecker sind dieselben wie beim <a href="/products/collaborative-robot-lc10">LC10</a>. Wer mit
      dem einen arbeiten kann, kann es auch mit dem anderen, und ein Programm lässt sich übernehmen, sobald die Punkte neu geteacht sind.</p>`,
  },
  'electric-gripper-lg2': {
    name: 'Elektrischer Greifer LG2',
    slug: 'elektrischer-greifer-lg2',
    short_description: html`<p>140 mm Hub, Greifkraft von 20 bis 235 N, per Software einstellbar. Ein Kabel, keine Druckluft.</p>`,
    description: html`
      <p>Der LG2 greift ein Ei und danach ein Gussteil, ohne Backenwechsel und ohne Druckluft. Position, Geschwindigkeit und Kraft sind drei
      Zahlen im Roboterprogramm, und der Greifer meldet zurück, was er vorgefunden hat: die Breite des Teils und ob es gerutscht ist.</p>
      <h3>Misst, während er hält</h3>
      <p>Die Backen melden ihren Abstand auf ein Zehntelmillimeter genau. Das reicht, um ein Lager von 35 mm von einem mit 36 mm zu
      unterscheiden oder ein fehlendes Teil zu bemerken, ohne zusätzlichen Sensor.</p>
      <h3>Hält ohne Strom</h3>
      <ul>
        <li>Eine selbsthemmende Spindel hält das Teil nach einem Not-Halt und nach einem Stromausfall.</li>
        <li>Zwei Schrauben halten die Backen; Zeichnungen für eigene Backen gehören zum Lieferumfang.</li>
        <li>Gerundete Abdeckungen und kein Spalt über 4 mm, für Arbeiten neben Menschen.</li>
      </ul>
      <h3>Wie viel er heben darf</h3>
      <p>Im Reibschluss, mit Stahlbacken und doppelter Sicherheit, halten 235 N in Ruhe 2,3 kg und bei schneller Bewegung etwa die Hälfte.
      Mit Backen, die der Form des Teils folgen, sind es 5 kg. <a href="/news/choosing-a-gripper">Die Berechnung</a> dauert fünf Minuten.</p>`,
  },
  'force-torque-sensor-lft6': {
    name: 'Kraft-Momenten-Sensor LFT6',
    slug: 'kraft-momenten-sensor-lft6',
    short_description: html`<p>Drei Kräfte und drei Momente am Handgelenk, 1.000-mal pro Sekunde, mit 0,05 N Auflösung.</p>`,
    description: html`
      <p>Der LFT6 sitzt zwischen Flansch und Werkzeug und meldet dem Roboter, wie stark er drückt. Damit schleift ein Arm mit konstant 30 N
      entlang einer gekrümmten Kante, findet eine Bohrung, indem er ihren Rand ertastet, oder wertet ein Teil als gefügt, wenn die Kraft wie
      erwartet ansteigt.</p>
      <h3>Dehnung in massivem Stahl</h3>
      <p>Vierundzwanzig Dehnungsmessstreifen auf einem gefrästen Stahlkörper messen, wie er sich verformt. Sie bilden sechs
      Vollbrücken; das Übersprechen zwischen den Richtungen bleibt unter einem Prozent, und der Nullpunkt driftet je Grad Erwärmung um
      weniger als 0,1 N.</p>
      <h3>Schwer zu überlasten</h3>
      <ul>
        <li>Mechanische Anschläge greifen beim 1,6-Fachen des Messbereichs.</li>
        <li>Seitliche Überlast bis 900 N hinterlässt keine Spuren; darüber hält das Protokoll den Zeitpunkt fest.</li>
        <li>Abgedichtet nach IP65: Kühlmittelnebel und Schleifstaub bleiben draußen.</li>
      </ul>
      <h3>An jedem Arm einsetzbar</h3>
      <p>An unseren Robotern wird er beim Einstecken erkannt, das Gewicht des Werkzeugs wird in jeder Lage herausgerechnet, und auf dem
      Handbediengerät erscheinen die Bausteine der Kraftregelung. Arme anderer Hersteller lesen ihn über EtherCAT oder einfaches UDP aus.</p>`,
  },
};
