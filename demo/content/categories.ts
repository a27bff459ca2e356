import { html } from './html.ts';
import type { Category } from './types.ts';

export const categories: Category[] = [
  {
    name: 'Industrial Robots',
    slug: 'industrial-robots',
    description: html`
      <p>Six-axis, SCARA, delta and palletising robots from 3 to 210 kg, all on one controller. Begin with the part and the gripper
      together: their mass and centre of gravity decide the payload class, the distance between pick and place decides the reach.</p>
      <p>Flat work at high pace belongs to SCARA and delta. Parts that must be turned, tended or welded need six axes. Full layers on a
      pallet need four strong ones.</p>`,
    image: 'products/arm-large.webp',
    sort_order: 1,
    is_new: false,
    is_popular: true,
  },
  {
    name: 'Collaborative Robots',
    slug: 'collaborative-robots',
    description: html`
      <p>Arms that share a bench with people, and the tools that belong on their wrists. They feel contact in every joint and stop
      before it hurts, so many tasks run without a fence once the risk assessment says so.</p>
      <p>Choose one where people and parts change often and the pace is human. Where the cycle must be under three seconds, a fenced
      industrial robot is faster and usually cheaper.</p>`,
    image: 'products/cobot.webp',
    sort_order: 2,
    is_new: true,
    is_popular: false,
  },
  {
    name: 'Mobile Robots',
    slug: 'mobile-robots',
    description: html`
      <p>Carriers, tuggers and driverless forklifts that replace fixed conveyor and fork traffic. They find their way by the walls
      and racks that are already there: no wire in the floor, no tape to renew.</p>
      <p>Loads on legs or carts up to 600 kg go on a carrier, trains of carts behind a tugger, pallets on forks. Count the moves per
      hour at the busiest time before you count vehicles.</p>`,
    image: 'products/amr.webp',
    sort_order: 3,
    is_new: true,
    is_popular: false,
  },
  {
    name: 'Control and HMI',
    slug: 'control-hmi',
    description: html`
      <p>Controllers, remote I/O, operator panels and the robot cabinet, programmed with one tool in the languages of IEC 61131-3.
      A program moves from the compact LX1 to the modular LX5 without being rewritten.</p>
      <p>Up to about sixty signals and no synchronised axes: the compact controller. Servo axes, recipes or a plant network: the
      modular one.</p>`,
    image: 'products/plc-rack.webp',
    sort_order: 4,
    is_new: false,
    is_popular: true,
  },
  {
    name: 'Drives and Motion',
    slug: 'drives-motion',
    description: html`
      <p>Servo axes, frequency inverters and linear units, matched to each other at the works. A drive and motor of the same size
      letter need no tuning to make their first move.</p>
      <p>Positions and gearing call for a servo axis. Fans, pumps and conveyors that only need a speed are better served by an
      inverter at half the price.</p>`,
    image: 'products/servo-motor.webp',
    sort_order: 5,
    is_new: false,
    is_popular: false,
  },
  {
    name: 'Machine Safety',
    slug: 'machine-safety',
    description: html`
      <p>Scanners, curtains, door switches and relays up to PL e and SIL 3. Each comes with its certificate, its reaction time and
      its failure rates in a file that the common calculation programs can read.</p>
      <p>Start from the risk assessment of ISO 12100, not from the catalogue: it says which performance level is needed and whether
      people must be kept out, noticed, or let in at a standstill.</p>`,
    image: 'products/safety-scanner.webp',
    sort_order: 6,
    is_new: false,
    is_popular: false,
  },
  {
    name: 'Vision and Sensing',
    slug: 'vision-sensing',
    description: html`
      <p>Cameras that measure and read, profile sensors that see height, and the plain sensors that tell whether something is there.
      All of them speak to our controllers without a gateway.</p>
      <p>Take the simplest one that answers the question. Presence needs a sensor, a code or a position needs a smart camera, an
      endless web needs a line scan, and a shape needs 3D.</p>`,
    image: 'products/smart-camera.webp',
    sort_order: 7,
    is_new: false,
    is_popular: false,
  },
  {
    name: 'Handling and Power',
    slug: 'handling-power',
    description: html`
      <p>What stands around the robot: grippers, conveyors, power supplies, energy meters and network switches. They are stocked in
      Cikarang and Surabaya, and most leave the shelf on the day of the order.</p>
      <p>Each is drawn, wired and documented like the rest of the range, so a cell has one bill of material and one spare parts
      list.</p>`,
    image: 'products/gripper-vacuum.webp',
    sort_order: 8,
    is_new: false,
    is_popular: false,
  },
];
