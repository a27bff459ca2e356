import { html } from '../html.ts';
import type { Page, Section, Statistic, TeamMember } from '../types.ts';

export const about: Page = {
  title: 'About Us',
  slug: 'about',
  short_content: html`
    Lintara began in 2008 with six engineers and a rented hall. Today one team in Cikarang designs the arm, the drive that moves it, the
    controller that thinks for it and the guard that keeps people safe, so there is one drawing, one bill of material and one telephone
    number.`,
  content: html`
    <p><img src="demo:articles/training-line.webp" alt="Two robot arms load cartons onto three conveyors"></p>
    <h2>Eighteen years, one drawing office.</h2>
    <p>In 2008 six engineers rented a hall in Cikarang to repair imported robots. They found that most faults were not in the arms but
    between the parts: a drive from one maker, a controller from the next, a guard from a third. So they began to build all of it.</p>
    <p>Today 164 people design and assemble robots, drives, controls and safety equipment under two roofs. Our machines stack rice, glue
    shoes, weld frames and pack medicine from Medan to Makassar.</p>
    <p>We are still a company of engineers. Whoever plans your line has wired one before, and whoever answers the service line at night has
    stood in a hall at that hour. Four in five of us work on machines, and every new colleague, the accountants included, spends
    the first fortnight on the assembly floor.</p>`,
};

export const sections: Section[] = [
  {
    id: 1,
    title: 'Our mission',
    content: html`
      <p>To make automation that a maintenance shift can understand. Every machine we deliver comes with its drawings, its source and a
      person to call, because a line that only its maker can repair is only half sold.</p>`,
  },
  {
    id: 2,
    title: 'How we work',
    content: html`
      <p>Mechanics, drives, safety and software sit in one hall. A cell is built complete in Cikarang, runs your parts for a week under
      your eyes, and only then travels. Nine weeks from order to first part is our rule, and we publish how often we keep it: 94 percent in
      2026.</p>`,
  },
  {
    id: 3,
    title: 'What we answer for',
    content: html`
      <p>Safety is not an extra. Each cell leaves with its risk assessment after ISO 12100, the calculation after ISO 13849-1 and a
      measured stopping time. Spare parts for every arm since number 1 are on the shelf, and 97 of 100 leave within a day.</p>`,
  },
  {
    id: 4,
    title: 'Where we are going',
    content: html`
      <p>By 2028 every arm will return its braking energy to the line, and every gearbox will be rebuilt rather than replaced. The second
      plant is laid out for both.</p>`,
  },
];

export const statistics: Statistic[] = [
  { value: '18', label: 'Years of experience' },
  { value: '640', label: 'Projects completed' },
  { value: '212', label: 'Happy clients' },
  { value: '164', label: 'Team members' },
];

export const team: TeamMember[] = [
  { name: 'Ratna Wijaya', position: 'Managing Director', photo: 'team/team-1.webp' },
  { name: 'Bagas Hartono', position: 'Head of Robotics', photo: 'team/team-2.webp' },
  { name: 'Aisyah Siregar', position: 'Head of Machine Safety', photo: 'team/team-3.webp' },
  { name: 'Dimas Kurnia', position: 'Lead, Drives and Networks', photo: 'team/team-4.webp' },
  { name: 'Maya Lestari', position: 'Head of Applications', photo: 'team/team-5.webp' },
  { name: 'Yoga Permana', position: 'Head of Service', photo: 'team/team-6.webp' },
];
