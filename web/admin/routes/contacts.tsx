import { ContactsScreen } from '#web/admin/features/contacts/contacts-screen.tsx';

export const Component = ContactsScreen;
