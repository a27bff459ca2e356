// What a category is for. Long ones are cut on a phone, so that the products are not pushed off the screen.
import { useId, useState } from 'react';

/** Longer texts than this take more than three lines on a phone. */
const shortLength = 150;

export const CategoryIntroduction = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="intro">
      <p id={id} className={isOpen ? undefined : 'cut'}>
        {text}
      </p>
      {text.length > shortLength && (
        <button type="button" className="more" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  );
};
