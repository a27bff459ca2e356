// The header and the footer of the site around what is previewed. They can be seen, and neither pressed nor focused.
import type { ReactNode } from 'react';
import { SiteFooter } from '#web/site/shell/site-footer.tsx';
import { SiteHeader } from '#web/site/shell/site-header.tsx';

// no box of its own: the header sticks to the top of the page
const boxless = { display: 'contents' } as const;

export const SiteSurroundings = ({ children }: { children: ReactNode }) => (
  <>
    <div inert style={boxless}>
      <SiteHeader />
    </div>
    {children}
    <div inert style={boxless}>
      <SiteFooter />
    </div>
  </>
);
