import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { shortcutGroups } from './shortcuts.ts';

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" className="dlg-m">
    {(titleId) => (
      <>
        <header className="dlg-head">
          <h2 className="grow" id={titleId}>
            Keyboard shortcuts
          </h2>
          <button type="button" className="icon-btn" aria-label="Close" title="Close (Esc)" onClick={onClose}>
            <AdminIcon name="close" />
          </button>
        </header>
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
