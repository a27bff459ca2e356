// HTML as other programs write it to the clipboard.
import { getSchema } from '@tiptap/core';
import { describe, expect, it, vi } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from '../schema/extensions.ts';
import { cleanPasted } from './pasted-html.ts';

const schema = getSchema(textExtensions);
const pasted = (html: string, hasPictures = false) => writeHtml(readHtml(cleanPasted(html, hasPictures), schema));

const fromExcel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";} .xl65 {font-weight:700;} --></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=214 style='border-collapse:collapse;width:161pt'>
<!--StartFragment--> <col width=107 span=2 style='mso-width-source:userset;mso-width-alt:3913;width:80pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=107 style='height:15.0pt;width:80pt'>Model</td><td class=xl65 width=107 style='width:80pt'>Payload</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'><a href="https://example.com/lr7">LR7</a></td><td align=right x:num="6.5">6.5</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 colspan=2 style='height:15.0pt;mso-ignore:colspan'>in kg</td></tr>
<!--EndFragment--></table></body></html>`;

const fromSheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Axis&quot;}">Axis</td><td style="overflow:hidden;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:6}">6</td></tr></tbody></table></google-sheets-html-origin>`;

const docsTable = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-71"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"/><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:700;">Reach</span></p></td><td style="vertical-align:top;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:400;">900 mm</span></p></td></tr></tbody></table></div><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Unpack</span></p></li><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Lift</span></p></li></ol></ol><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:10px;height:10px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4" width="10" height="10" style="margin-left:0px;"/></span></span></p></b>`;

const wordComment = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoNormal><a style='mso-comment-reference:A_1;mso-comment-date:20260101T1200'>Check the fence</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a><o:p></o:p></span></span> daily<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Is this right?</p></div></div></div><!--EndFragment--></body></html>`;

describe('text of other programs (EDIT-11)', () => {
  it('comes from Excel as a table with its links and spans', () => {
    expect(pasted(fromExcel)).toBe(
      '<table><thead><tr><th scope="col">Model</th><th scope="col">Payload</th></tr></thead><tbody><tr><td><a href="https://example.com/lr7">LR7</a></td><td style="text-align: right;">6.5</td></tr>' +
        '<tr><td colspan="2">in kg</td></tr></tbody></table>',
    );
  });

  it('comes from Google Sheets as a table', () => {
    expect(pasted(fromSheets)).toBe(
      '<table><tbody><tr><td><strong>Axis</strong></td><td style="text-align: right;">6</td></tr></tbody></table>',
    );
  });

  it('comes from Google Docs with tables and lists in lists', () => {
    expect(pasted(docsTable)).toBe(
      '<table><tbody><tr><td><strong>Reach</strong></td><td>900 mm</td></tr></tbody></table><ol><li>Unpack<ol type="a"><li>Lift</li></ol></li></ol>',
    );
  });

  it('has the head, bold words and alignments of a spreadsheet', () => {
    const table = pasted(
      '<style>.xl65 {font-weight:700;text-align:right;}</style><table><tr><td class=xl65>Model</td><td class=xl65>Price</td></tr>' +
        '<tr><td>LR7</td><td align=right>6.5</td></tr><tr><td style="font-weight:bold">Sum</td><td>7</td></tr></table>',
    );
    expect(table).toBe(
      '<table><thead><tr><th style="text-align: right;" scope="col">Model</th><th style="text-align: right;" scope="col">Price</th></tr></thead>' +
        '<tbody><tr><td>LR7</td><td style="text-align: right;">6.5</td></tr><tr><td><strong>Sum</strong></td><td>7</td></tr></tbody></table>',
    );
  });

  it.each([
    ['a list that begins with a list', '<ul><ul><li>Hello</li></ul><li>world!</li></ul>', '<ul><li>Hello</li><li>world!</li></ul>'],
    [
      'levels that are left out',
      '<ol><li>A</li><ol><ol><li>B</li></ol></ol><li>C</li></ol>',
      '<ol><li>A<ol><li>B</li></ol></li><li>C</li></ol>',
    ],
    [
      'numbers of a web page',
      '<ol start="3" type="a"><li>a</li><li value="7">b</li></ol>',
      '<ol start="3" type="a"><li>a</li><li value="7">b</li></ol>',
    ],
  ])('has the structure of %s', (_what, html, written) => {
    expect(pasted(html)).toBe(written);
  });

  it('comes from Word without its comments and the links within its document', () => {
    expect(pasted(wordComment)).toBe('<p>Check the fence daily[1].</p>');
  });

  it('keeps pictures that have an address, and counts the others (EDIT-12)', () => {
    expect(pasted(docsTable, true)).toContain('<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4"');
    const onLeftOut = vi.fn();
    cleanPasted('<p class=MsoNormal><img src="file:///C:/clip_image001.png"><img src="blob:null/1"></p>', true, onLeftOut);
    expect(onLeftOut).toHaveBeenCalledWith(2);
  });
});
