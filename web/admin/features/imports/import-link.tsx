import { Link } from 'react-router';
import type { ImportKind } from '#contract/rules/imports.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { importAddress } from './imports.queries.ts';

/** Opens the upload of a file with records of this kind, from their list. */
export const ImportLink = ({ kind }: { kind: ImportKind }) =>
  useIsReadOnly() ? null : (
    <Link className="btn" to={importAddress(kind)}>
      Import
    </Link>
  );
