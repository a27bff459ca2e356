import type { ComponentProps, SubmitEvent } from 'react';
import { useHref } from '#web/site/lib/language.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** Path of a screen of the site. */
  action: string;
}

/** Form whose values become the query of an address, as in a plain GET form without scripts. */
export const GetForm = ({ action, ...rest }: Props) => {
  const navigate = useNavigate();
  const href = useHref();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // files would be sent by name, but the forms of the site have none
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(`${action}?${new URLSearchParams(values)}`);
  };
  return <form {...rest} method="get" action={href(action)} onSubmit={submit} />;
};
