import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const scaraOrDelta: UnitTexts = {
  title: 'SCARA oder Delta? Fünf Fragen vor der Wahl',
  slug: 'scara-oder-delta',
  excerpt: 'Die Pickleistung ist der falsche Anfang. Beginnen Sie mit dem Teil, dem Abstand und mit dem, was gewaschen werden muss.',
  content: html`
    <p>Beide sind schnell, beide arbeiten von oben, und beide kosten weniger als ein Sechsachsroboter mit demselben Tempo. Die Wahl fällt deshalb oft nach der
    größten gedruckten Zahl: 158 Zyklen pro Minute hier, 150 Picks dort. Diese Zahl wird mit einem leichten Teil auf kurzem Weg gemessen. Die
    folgenden fünf Fragen entscheiden besser.</p>
    <h2>1. Liegt das Teil still?</h2>
    <p>Teile auf einem Band, das nie anhält, sind die Heimat des Deltaroboters. Sein ganzer Kreis von 1.130 mm liegt über dem Band, und weil er keine
    Schulter hat, folgt er einem Teil in jede Richtung gleich leicht. Auch ein SCARA folgt einem Band, muss dazu aber den Ellbogen einklappen,
    und am Rand seines nierenförmigen Arbeitsraums wird er langsam.</p>
    <p>Teile in Trays, Aufnahmen oder Zuführungen sind die Heimat des SCARA. Er steht neben ihnen auf dem Tisch und braucht kein Gestell darüber.</p>
    <h2>2. Ist am Ende eine Kraft nötig?</h2>
    <p>Ein SCARA drückt: 150 N nach unten beim <a href="/products/scara-robot-ls6">LS6</a>, genug für Stifte, Clips und Schrauben. Ein Deltaroboter
    legt ab. Seine Plattform wiegt 900 g und hängt an sechs dünnen Stangen; 15 N genügen, um sie aus der Bahn zu drücken.</p>
    <h2>3. Was muss gewaschen werden?</h2>
    <p>Wo jede Nacht Schaum und heißes Wasser kommen, ist die Frage entschieden. Der <a href="/products/delta-robot-ld3">LD3</a> hat unterhalb des Kopfes
    IP69K, keinen Spalt im Lebensmittelbereich und nichts, worin sich Wasser sammelt. Ein SCARA mit Faltenbalg erreicht IP65; das verträgt Abwischen und
    Spritzer, aber keine Lanze.</p>
    <h2>4. Wie weit liegen die Plätze auseinander?</h2>
    <p>Zeichnen Sie den Kreis und sehen Sie sich die Ecken an. Das nutzbare Rechteck eines Deltaroboters mit 1.130 mm misst bei voller Höhe etwa
    800 × 800 mm. Ein SCARA mit 600 mm bedient einen halben Ring von 160 bis 600 mm um seinen Sockel; drei Stationen und ein Prüfgerät passen also um
    einen Arm.</p>
    <h2>5. Wie lang ist der wirkliche Zyklus?</h2>
    <p>Nun die Zahl. Nehmen Sie den Standardzyklus und addieren Sie, was er weglässt:</p>
    <table>
      <thead><tr><th>Anteil am Zyklus</th><th>LS6</th><th>LD3</th></tr></thead>
      <tbody>
        <tr><td>Standardzyklus, 25/300/25</td><td>0,38 s</td><td>0,40 s</td></tr>
        <tr><td>Eigener Weg 450 mm statt 300</td><td>+0,09 s</td><td>+0,07 s</td></tr>
        <tr><td>Teil und Greifer 1,4 kg</td><td>+0,05 s</td><td>+0,10 s</td></tr>
        <tr><td>Greifen und Loslassen</td><td>+0,15 s</td><td>+0,10 s</td></tr>
        <tr><td>Warten auf die Kamera</td><td>0</td><td>+0,02 s</td></tr>
        <tr><td>Zyklus auf der Linie</td><td>0,67 s</td><td>0,69 s</td></tr>
        <tr><td>Teile pro Minute</td><td>89</td><td>87</td></tr>
      </tbody>
    </table>
    <p>Die beiden Maschinen, die mit 158 gegen 150 angetreten waren, liegen gleichauf. In den meisten Linien, die wir gemessen haben, machte der
    Roboter selbst weniger als zwei Drittel des Zyklus aus.</p>
    <blockquote>Halbieren Sie die Greifzeit, bevor Sie einen schnelleren Roboter kaufen.</blockquote>
    <h2>Eine Faustregel</h2>
    <ul>
      <li>Kraft, Zuführungen, mehrere Stationen um einen Punkt: SCARA.</li>
      <li>Laufendes Band, leichte Teile, Wasser: Delta.</li>
      <li>Teile, die gekippt werden müssen: keiner von beiden. Nehmen Sie einen kleinen Sechsachsroboter wie den <a href="/products/compact-robot-lr7">LR7</a>.</li>
      <li>Über 3 kg mit Greifer: SCARA bis 6 kg, danach sechs Achsen.</li>
    </ul>
    <h3>Was rund um den Arm anfällt</h3>
    <p>Ein Deltaroboter braucht ein Gestell, das nicht schwankt: Planen Sie 250 bis 400 kg Stahl ein, mit einer Eigenfrequenz über 17 Hz, sonst wackelt das
    Bild mit dem Roboter. Ein SCARA braucht einen steifen Tisch und Platz, in den sein Ellbogen schwenken kann. Sein Zaun ist kleiner, weil seine
    Geschwindigkeit weniger weit reicht.</p>
    <p>Noch unentschieden? Senden Sie uns zehn Teile und eine Skizze. Wir probieren beide in Cikarang auf dem Prüfstand aus, mit Ihrem Greifer oder
    unserem, und Sie erhalten den Film und den gemessenen Zyklus. Das dauert eine Woche und kostet nichts. Ist der Arm gewählt, geht es weiter mit
    <a href="/news/choosing-a-gripper">dem Greifer</a>.</p>`,
};
