import { type ReactNode, useId } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  label: string;
  /** The current page belongs to this menu. */
  isCurrent: boolean;
  className?: string;
  /** Renders the links. The flag is false until the menu is opened for the first time, so that images load only then. */
  children: (wasOpened: boolean) => ReactNode;
}

export const NavDropdown = ({ label, isCurrent, className, children }: Props) => {
  const id = useId();
  const { isOpen, wasOpened, close, containerProps, buttonProps } = useDisclosure();
  return (
    <li {...containerProps}>
      <button {...buttonProps} aria-controls={id} data-current={isCurrent || undefined}>
        {label} <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside, including those by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        id={id}
        className={['drop', className, isOpen && 'open'].filter(Boolean).join(' ')}
        onClick={(event) => {
          if (isPlainClick(event) && (event.target as Element).closest('a')) close();
        }}
      >
        {children(wasOpened)}
      </div>
    </li>
  );
};
