import { ContactsScreen } from '../../features/contacts/admin/contacts-screen.tsx';

export const Component = ContactsScreen;
