import { html } from '../html.ts';
import type { Page } from '../types.ts';

export const privacyPolicy: Page = {
  title: 'Privacy Policy',
  slug: 'privacy-policy',
  short_content: '',
  content: html`
    <p><em>In force since January 1, 2026</em></p>
    <p>This page explains what we store when you visit this site or write to us, why, and for how long. We store little, sell nothing and set
    no advertising cookies. The applicable law is Indonesia's Law No. 27 of 2022 on Personal Data Protection.</p>
    <h2>Who is responsible</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, West Java, Indonesia. Questions about
    this page and about your data reach us at <a href="mailto:hello@lintara.example">hello@lintara.example</a>, with the word “privacy” in
    the subject. Our managing director is responsible for data protection.</p>
    <h2>What you send us</h2>
    <p>The contact form and the quote form send your name, email address, company, telephone number if you give it, and message to our
    sales office. A quote request also includes the product you asked about. We use these data to answer you and to prepare an
    offer, and for nothing else. You will not find yourself on a mailing list.</p>
    <ul>
      <li>If no order follows, your message is deleted after 24 months.</li>
      <li>If an order follows, it becomes part of the business papers, which Indonesian tax law requires us to keep for ten years.</li>
      <li>Messages for support are kept as long as the machine is under contract, because the history helps to repair it.</li>
    </ul>
    <h2>What the site counts</h2>
    <p>We want to know which pages are read, so that we write better ones. We count without a cookie and without an outside service:</p>
    <ul>
      <li>Which page is read, when, on which kind of device and in which browser.</li>
      <li>A visitor number that is new each day. It is made from the network address and a random value that is destroyed at the end of the
      day, so it cannot be traced back.</li>
      <li>The network address for at most 30 days, shortened so that it identifies a network and not a single connection. Single visits are
      deleted after 90 days; only daily sums remain.</li>
      <li>Nothing at all where your browser sends Do Not Track or Global Privacy Control.</li>
    </ul>
    <h2>Cookies</h2>
    <p>The site sets one cookie, named XSRF-TOKEN. It protects the forms against requests sent from other sites in your name, contains no
    information about you, and expires after a year. There is no banner because there is nothing to agree to.</p>
    <h2>The map and links to other sites</h2>
    <p>The map on the contact page comes from OpenStreetMap. When it is shown, your browser fetches it there and sends your network address
    along. Links to social networks are plain links: these networks learn nothing about you before you follow them. What happens there is
    described in their own policies.</p>
    <h2>Who else sees your data</h2>
    <p>Our hosting company in Jakarta stores this site and its database on contract and acts only on our instructions. If you ask for a
    line that one of our integration partners will build, we ask for your consent before we pass on your name. Authorities receive data
    only if the law requires it; if we are allowed to, we inform you.</p>
    <h2>How we protect it</h2>
    <p>Transport is encrypted. Messages can be read by six people of the sales office and two of service, each with a log-in of their own.
    Backups are encrypted and deleted after 30 days. If data is lost or disclosed, we inform you and the authority within three days about what happened and what we do about it.</p>
    <h2>Your rights</h2>
    <p>You may ask what we store about you, have it corrected, have it deleted, receive it as a file, or object to its use. Write to
    <a href="mailto:hello@lintara.example">hello@lintara.example</a> and you receive our answer within three days, free of charge. If you
    are not satisfied with it, you may contact the data protection authority.</p>
    <h2>Changes</h2>
    <p>When we change something here we say so at the top, with the date, for at least three months. Older versions are sent on request. The
    <a href="/page/terms-of-service">Terms of Service</a> describe how this site may be used.</p>`,
};
