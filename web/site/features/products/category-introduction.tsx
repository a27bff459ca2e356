// Description of a category. Long texts are collapsed on phones, so that the products stay visible.
import { useId, useState } from 'react';

/** In characters; longer texts take more than three lines on a phone. */
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
