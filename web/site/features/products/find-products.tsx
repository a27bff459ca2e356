import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { GetForm } from '#web/site/ui/get-form.tsx';

/** The search of a page that was not found. @param text what is searched for at first */
export const FindProducts = ({ text }: { text?: string }) => (
  <GetForm action={paths.products()}>
    <div className="search">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="search"
        aria-label="Search products"
        placeholder="Search products..."
        defaultValue={text}
      />
    </div>
    <button type="submit" className="btn btn-line">
      Search
    </button>
  </GetForm>
);
