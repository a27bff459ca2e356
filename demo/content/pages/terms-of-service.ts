import { html } from '../html.ts';
import type { Page } from '../types.ts';

export const termsOfService: Page = {
  title: 'Terms of Service',
  slug: 'terms-of-service',
  short_content: '',
  content: html`
    <p><em>In force since January 1, 2026</em></p>
    <p>These terms are about this website: what you may do with it and what you may rely on. Deliveries, assembly and service have
    separate terms, which come with each offer and take precedence.</p>
    <h2>Who offers this site</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, West Java, Indonesia. Telephone
    +62 21 5550 0180, email <a href="mailto:hello@lintara.example">hello@lintara.example</a>.</p>
    <h2>What the catalogue is</h2>
    <p>The <a href="/products">catalogue</a> is an invitation to enquire, not a binding offer. Prices are in Indonesian rupiah, without
    value added tax, ex works Cikarang (EXW, Incoterms 2020), for the version that the page describes. An offer becomes binding
    when we send it in writing with a number, and it stays open for 30 days unless it says otherwise.</p>
    <p>We check figures and drawings before they are published. Machines are developed further, so a delivered device may differ in
    details that do not lessen its use. Where a dimension matters to your construction, ask for the certified drawing.</p>
    <h2>Quote requests and messages</h2>
    <ul>
      <li>A request costs nothing and obliges nobody.</li>
      <li>We answer within two working days; an offer for a complete line takes up to ten.</li>
      <li>Please send nothing that is secret before we have signed an agreement on it. We sign yours or send you ours.</li>
      <li>Do not send data of other people unless they know about it. The
      <a href="/page/privacy-policy">Privacy Policy</a> explains how we use yours.</li>
    </ul>
    <h2>Knowledge articles</h2>
    <p>The articles in our knowledge base explain how we calculate, with examples from our own bench. They are written with care and cannot
    know your machine. They replace neither the standard they name nor your risk assessment. Whoever builds or changes a machine remains
    responsible for its safety; if you want us to take that task, we do it under contract.</p>
    <h2>Texts, pictures and drawings</h2>
    <p>Texts, pictures, drawings and brochures belong to Lintara Automation. You may store and print them for your own work, pass them on
    inside your company and to those who plan with you, and quote them with their source. You may not sell them, take our name off them or
    use them to make it seem that you speak for us. The press may use pictures with the note “Lintara Automation” without asking.</p>
    <h2>Fair use</h2>
    <p>Do not disturb the site, do not try to reach what is not meant for you, and do not send advertising through the forms. Programs may
    read the public pages as long as they follow the rules in robots.txt and send at most one request per second. If you find a
    vulnerability, report it to us first and give us 90 days to fix it; we will thank you by name if you like, and take no legal steps.</p>
    <h2>Availability</h2>
    <p>We do what we can to keep the site running and its content right, and we do not promise that it always is. We may change or remove
    pages. Old addresses of renamed products redirect to the new ones.</p>
    <h2>Liability</h2>
    <p>For damage that comes from using this website we are liable where we acted with intent or gross negligence, and wherever
    the law does not let us limit it. For slight negligence we are not liable, as far as the law allows. Links lead to pages of others; we
    looked at them when we set the link, and answer for our own pages only.</p>
    <h2>Law and place</h2>
    <p>Indonesian law applies. The court in Bekasi is competent, unless the law gives you another one. If a part of these terms
    is invalid, the rest remains in force. The English text is a convenience; where an Indonesian text exists, it prevails, as Law No. 24 of 2009
    requires for contracts with Indonesian parties.</p>
    <h2>Changes</h2>
    <p>We may change these terms. The date at the top shows since when they apply; earlier requests and orders are subject to the terms of
    their date.</p>`,
};
