import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const opcUa: Article = {
  type: 'news',
  title: 'OPC UA on every controller, without a licence',
  slug: 'opc-ua-on-every-controller',
  excerpt: 'From software 5.6 on the LX1, the LX5 and the LRC5 speak the same language to everything above them.',
  content: html`
    <p>Machines have always been able to talk to each other. What they lacked was a common vocabulary: what one controller called
    “Part_OK_Cnt”, the next called “DB20.DBW4”. From software 5.6 on, every controller we build has an OPC UA server inside, with names and
    units, encrypted, and without a licence to buy.</p>
    <h2>What has changed</h2>
    <ul>
      <li><a href="/products/compact-controller-lx1">LX1</a>: up to 500 values, refreshed every 250 ms.</li>
      <li><a href="/products/modular-controller-lx5">LX5</a>: up to 20,000 values from 10 ms on, methods, alarms and history.</li>
      <li><a href="/products/robot-controller-lrc5">LRC5</a>: the robot as a whole, after the companion specification OPC 40010 for
      robotics: axes, loads, programs, states, hours.</li>
    </ul>
    <p>The update is free for all of these that were delivered since 2019, and takes twenty minutes with the line at rest.</p>
    <h2>Why a model and not just a list</h2>
    <p>OPC UA, standardised as IEC 62541, does not only carry a number. It carries what the number is. The temperature of a motor is an
    analogue item with a unit, a range and a place in the machine. A program that knows one robot therefore finds the same value in the next,
    of whatever maker, as long as both follow the companion specification.</p>
    <p>A customer with 26 robots from four makers tried it. Before, connecting one robot to the plant's database took a day and a half,
    most of it spent on the telephone asking what is where. With the model it took forty minutes, and the last six took ten each.</p>
    <h2>What it costs in cycle time</h2>
    <p>Nothing that we can measure on the LX5, as communication has a core of its own. We ran 2,000 values at 100 ms for a week:</p>
    <table>
      <thead><tr><th>Figure, LX5-4100</th><th>Server off</th><th>2,000 values, 100 ms</th></tr></thead>
      <tbody>
        <tr><td>Jitter of the motion task, longest</td><td>4 µs</td><td>4 µs</td></tr>
        <tr><td>Load, communication core</td><td>6 %</td><td>31 %</td></tr>
        <tr><td>Network, average</td><td>0.1 Mbit/s</td><td>1.9 Mbit/s</td></tr>
        <tr><td>Time to notice a lost client</td><td>–</td><td>3 s</td></tr>
      </tbody>
    </table>
    <p>The LX1 has one core only. There we measured 0.3 ms more in a cycle of 10 ms with 500 values. Take fewer, or take them less often;
    a temperature does not change in a quarter of a second.</p>
    <h2>Safe by default</h2>
    <ul>
      <li>Connections without encryption are off. Switching them on needs a person at the device and leaves an entry in the log.</li>
      <li>Policy Basic256Sha256 and the newer Aes256-Sha256-RsaPss; certificates can come from your own authority.</li>
      <li>Reading and writing are rights for each role and each branch. As delivered, nobody may write.</li>
      <li>The log goes to your server by syslog, in the sense of IEC 62443-3-3.</li>
    </ul>
    <blockquote>Publish what you would be glad to read about somebody else's machine. Keep the rest.</blockquote>
    <h2>And MQTT? And the fieldbus?</h2>
    <p>Both remain. OPC UA asks and answers, and explains itself; MQTT sends to many and is easy on thin lines. The LX5 does OPC UA
    PubSub over MQTT, which is the model of the one in the envelope of the other. Between controller and drive nothing changes: that is the
    world of microseconds and of <a href="/news/wiring-a-servo-network">EtherCAT</a>.</p>
    <h3>How to begin</h3>
    <ol>
      <li>Update one controller and look at it with any free OPC UA client. Our test device answers at trade fairs; yours can answer at
      home.</li>
      <li>Pick ten values that somebody will look at every day: state, counter, cycle time, fault, energy.</li>
      <li>Write down who reads them and what he or she does then. Values without a reader are noise.</li>
    </ol>
    <p>Questions reach Dimas Kurnia's team through the <a href="/contact">contact page</a>. The description of the model, with all names and
    units, is sent with the first reply.</p>`,
  published_at: '2026-04-28T09:00:00+07:00',
  author: 'Dimas Kurnia',
  featured_image: 'articles/opc-ua.webp',
  images: ['products/plc-rack.webp', 'products/plc-compact.webp', 'products/robot-controller.webp', 'products/industrial-switch.webp'],
  is_featured: false,
};
