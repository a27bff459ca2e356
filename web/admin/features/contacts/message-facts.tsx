import type { ReactNode } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { languageName } from '#contract/rules/language-names.ts';
import { mailUrl } from '#web/shared/lib/contact-urls.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const MessageFacts = ({ message }: { message: ContactMessage }) => {
  const { name, email, phone, company, type, language, created_at, product, product_name } = message;
  const formats = useFormats();
  return (
    <dl className="facts">
      <Fact name="Name">
        <b>{name}</b>
      </Fact>
      {company && <Fact name="Company">{company}</Fact>}
      <Fact name="Email">
        <a href={mailUrl(email)}>{email}</a>
      </Fact>
      {phone && (
        <Fact name="Phone">
          <a className="num" href={phoneLink(phone)}>
            {phone}
          </a>
        </Fact>
      )}
      <Fact name="Type">{type}</Fact>
      {language !== undefined && <Fact name="Language">{languageName(language)}</Fact>}
      <Fact name="Date">
        <span className="num">
          {formats.fullDate(created_at)}, {formats.time(created_at)}
        </span>
      </Fact>
      {product && (
        <Fact name="Product">
          <a href={paths.product(product.slug)} target="_blank" rel="noopener">
            {product.name}
            <span className="vh"> (new tab)</span>
          </a>
        </Fact>
      )}
      {!product && product_name && <Fact name="Product">{product_name} (deleted)</Fact>}
    </dl>
  );
};
