import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Direction, defaultLanguage } from '#contract/rules/languages.ts';
import { LanguageContext } from '#web/site/lib/language.ts';
import { PhoneLink } from './contact-links.tsx';

it.each<[Direction, string]>([
  ['ltr', '<a href="tel:+6221">+62 21</a>'],
  ['rtl', '<a href="tel:+6221"><bdi dir="ltr">+62 21</bdi></a>'],
])('isolates a telephone number only from right to left: %s (RTL-03)', (direction, html) => {
  const { container } = render(
    <LanguageContext value={{ ...defaultLanguage, direction, prefix: null, all: [defaultLanguage] }}>
      <PhoneLink phone="+62 21" url="tel:+6221" />
    </LanguageContext>,
  );
  expect(container.innerHTML).toBe(html);
});
