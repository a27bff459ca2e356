import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { shortcutGroups } from './shortcuts.ts';

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" className="dlg-m">
    {(titleId) => (
      <>
        <DialogHead titleId={titleId} title="Keyboard shortcuts" onClose={onClose} />
        <div className="dlg-body shortcuts">
          {shortcutGroups.map(({ title, shortcuts }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </>
    )}
  </Dialog>
);
