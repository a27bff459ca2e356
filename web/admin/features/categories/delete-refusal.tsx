// A red notice above the list with the reason why a category was not deleted. It disappears after a while unless it is hovered or
// focused.
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { AdminCategory } from '#contract/categories.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ApiError } from '#web/shared/lib/api.ts';
import { countedProducts } from './category-values.ts';

const shownMs = 5000;
const withProducts = 'Cannot delete category with products';

/** The server's message, with advice for a category that has products. */
export const deleteErrorText = (error: unknown): string => {
  const message = error instanceof ApiError ? error.answer?.message : undefined;
  if (!message) return 'Failed to delete category';
  return message.includes(withProducts)
    ? `${withProducts}. Please delete or move all products from this category first, then try again.`
    : message;
};

export interface Refusal {
  category: AdminCategory;
  text: string;
}

interface Props {
  refusal: Refusal;
  onEnd: () => void;
}

export const DeleteRefusal = ({ refusal: { category, text }, onEnd }: Props) => {
  const [isRead, setIsRead] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [isRead]);
  return (
    <div
      className="notice red list-notice"
      role="alert"
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
      onFocus={() => setIsRead(true)}
      onBlur={() => setIsRead(false)}
    >
      <AdminIcon name="alert" />
      <div className="grow">
        <b>{category.name} was not deleted</b>
        <span>{text}</span>
      </div>
      {category.products_count > 0 && (
        <Link className="btn btn-s" to={`/admin/products?category_id=${category.id}`}>
          {category.products_count === 1 ? 'Show its product' : `Show its ${countedProducts(category.products_count)}`}
        </Link>
      )}
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onEnd}>
        <AdminIcon name="close" />
      </button>
    </div>
  );
};
