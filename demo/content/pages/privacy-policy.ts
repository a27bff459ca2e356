import { html } from '../html.ts';
import type { Page } from '../types.ts';

export const privacyPolicy: Page = {
  title: 'Privacy Policy',
  slug: 'privacy-policy',
  short_content: '',
  content: html`
    <p><em>In force since January 1, 2026</em></p>
    <p>This page says what we keep when you visit this site or write to us, why, and for how long. We keep little, sell nothing and set no
    advertising cookies. The law we follow is Indonesia's Law No. 27 of 2022 on Personal Data Protection.</p>
    <h2>Who is responsible</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, West Java, Indonesia. Questions about
    this page and about your data reach us at <a href="mailto:hello@lintara.example">hello@lintara.example</a>, with the word “privacy” in
    the subject. Our managing director answers for it herself.</p>
    <h2>What you send us</h2>
    <p>The contact form and the quote form carry your name, email address, company, telephone number if you give it, and message to our
    sales office. A quote request also notes which product you asked about. We use these data to answer you and to prepare an
    offer, and for nothing else. You will not find yourself on a mailing list.</p>
    <ul>
      <li>If no order follows, your message is deleted after 24 months.</li>
      <li>If an order follows, it becomes part of the business papers, which Indonesian tax law has us keep for ten years.</li>
      <li>Messages for support are kept as long as the machine is under contract, because the history helps to repair it.</li>
    </ul>
    <h2>What the site counts</h2>
    <p>We want to know which pages are read, so that we write better ones. We count without a cookie and without an outside service:</p>
    <ul>
      <li>Which page is read, when, on which kind of device and in which browser.</li>
      <li>A visitor number that is new each day. It is made from the network address and a random value that is destroyed at the end of the
      day, so it cannot be traced back.</li>
      <li>The network address for at most 30 days, shortened so that it names a network and no single connection. Single visits are
      deleted after 90 days; only daily sums remain.</li>
      <li>Nothing at all where your browser sends Do Not Track or Global Privacy Control.</li>
    </ul>
    <h2>Cookies</h2>
    <p>The site sets one cookie, named XSRF-TOKEN. It protects the forms against requests sent from other sites in your name, says nothing
    about you, and ends with your session. There is no banner because there is nothing to agree to.</p>
    <h2>The map and links to other sites</h2>
    <p>The map on the contact page comes from OpenStreetMap. When it is shown, your browser fetches it there and sends your network address
    along. Links to social networks are plain links: these networks learn nothing about you before you follow them. What happens there is
    told in their own policies.</p>
    <h2>Who else sees your data</h2>
    <p>Our hosting company in Jakarta stores this site and its database under a contract that lets it do only what we ask. If you ask for a
    line that one of our integration partners will build, we ask you first before we pass on your name. Authorities receive data only where
    the law obliges us, and if we may, we tell you.</p>
    <h2>How we protect it</h2>
    <p>Transport is encrypted. Messages can be read by six people of the sales office and two of service, each with a log-in of their own.
    Backups are encrypted and deleted after 30 days. Should data be lost or seen by the wrong eyes, we tell you and the authority within
    three days, with what happened and what we do about it.</p>
    <h2>Your rights</h2>
    <p>You may ask what we hold about you, have it corrected, have it deleted, receive it as a file, or object to its use. Write to
    <a href="mailto:hello@lintara.example">hello@lintara.example</a> and you have our answer within three days. It costs nothing. If you
    are not content with it, you may turn to the data protection authority.</p>
    <h2>Changes</h2>
    <p>When we change something here we say so at the top, with the date, for at least three months. Older versions are sent on request. The
    <a href="/page/terms-of-service">Terms of Service</a> say how this site may be used.</p>`,
};
