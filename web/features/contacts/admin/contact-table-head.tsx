export const ContactTableHead = () => (
  <thead>
    <tr>
      <th scope="col" className="c-contact">
        Contact
      </th>
      <th scope="col" className="c-subject">
        Subject
      </th>
      <th scope="col" className="c-opt">
        Type
      </th>
      <th scope="col">Status</th>
      <th scope="col" className="r">
        Date
      </th>
      <th scope="col" className="c-actions">
        Actions
      </th>
    </tr>
  </thead>
);
