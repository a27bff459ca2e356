import { type ReactNode, useId } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  label: string;
  /** The place shown now lies under it. */
  isCurrent: boolean;
  className?: string;
  /** The links; the flag says whether it was open before, so that pictures need not be loaded for nothing. */
  children: (wasOpened: boolean) => ReactNode;
}

export const NavDropdown = ({ label, isCurrent, className, children }: Props) => {
  const id = useId();
  const { isOpen, wasOpened, close, holderProps, buttonProps } = useDisclosure();
  return (
    <li {...holderProps}>
      <button {...buttonProps} aria-controls={id} data-current={isCurrent || undefined}>
        {label} <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks are those of the links inside, the keyboard's included */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        id={id}
        className={['drop', className, isOpen && 'open'].filter(Boolean).join(' ')}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close();
        }}
      >
        {children(wasOpened)}
      </div>
    </li>
  );
};
