import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from '../schema/extensions.ts';
import { cleanPasted } from './pasted-html.ts';

const schema = getSchema(textExtensions);
/** @returns the HTML in the editor */
const pasted = (html: string, hasPictures = false) => writeHtml(readHtml(cleanPasted(html, hasPictures), schema));

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=EN-GB style='color:#2F5496;mso-ansi-language:EN-GB'>Start-up<o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center'><span style='font-size:14.0pt;color:red'>Read <b style='mso-bidi-font-weight:normal'>this</b><span style='mso-spacerun:yes'>  </span>first<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Fence<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Door switch<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Scanner<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Power<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Home<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:12pt'><td width=200 valign=top style='width:150pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Axis<o:p></o:p></p></td><td colspan=1><p class=MsoNormal><img src="file:///C:/Users/a/AppData/Local/Temp/clip_image002.png"><o:p>&nbsp;</o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1f"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;">Payload</span></h2><p dir="ltr" style="line-height:1.38;text-align:right;"><span style="font-size:11pt;font-weight:400;font-style:italic;">Six </span><span style="font-weight:700;text-decoration:underline;">kilograms</span><span style="font-size:0.6em;vertical-align:super;">2</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">LR7, see </span><a href="https://example.com/lr7" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the sheet</span></a></p></li></ul></b><br class="Apple-interchange-newline">`;

const fromWeb = `<div class="article__body css-1x2" style="color: rgb(33, 37, 41); font-family: system-ui;"><h1 id="top" class="title">Grippers</h1><p style="margin: 0px;">Jaws<span class="Apple-converted-space">&nbsp;</span>or <font color="red">cups</font>?</p><script>alert(1)</script><p onclick="x()"><a class="btn" href="javascript:alert(1)">no</a> <a href="/products" target="_self" data-x="1">yes</a></p><img src="https://example.com/g.jpg" class="wide" srcset="x 2x" alt="Gripper"><img src="data:image/png;base64,AAAA"><h6>Note</h6></div>`;

describe('a pasted text (EDIT-03)', () => {
  it('keeps headings, marks, lists and tables of Word, without its styles (EDIT-11)', () => {
    expect(pasted(fromWord)).toBe(
      '<h2>Start-up</h2><p style="text-align: center;">Read <strong>this</strong> first</p>' +
        '<ul><li>Fence<ul><li>Door switch</li></ul></li><li>Scanner</li></ul><ol><li>Power</li><li>Home</li></ol>' +
        '<table><tbody><tr><td>Axis</td><td></td></tr></tbody></table>',
    );
  });

  it('replaces styles of Google Docs with marks (EDIT-11)', () => {
    expect(pasted(fromDocs)).toBe(
      '<h2>Payload</h2><p style="text-align: right;"><em>Six </em><strong><u>kilograms</u></strong><sup>2</sup></p>' +
        '<ul><li>LR7, see <a href="https://example.com/lr7">the sheet</a></li></ul>',
    );
  });

  it('removes classes, colours, scripts and pictures of web pages (EDIT-04)', () => {
    expect(pasted(fromWeb)).toBe('<h2>Grippers</h2><p>Jaws or cups?</p><p>no <a href="/products">yes</a></p><h4>Note</h4>');
  });

  it('keeps pictures with an address, and pictures in data URLs for the upload, where pictures are allowed', () => {
    expect(pasted(fromWeb, true)).toContain('<img src="https://example.com/g.jpg" alt="Gripper">');
    expect(pasted(fromWeb, true)).toContain('<img src="data:image/png;base64,AAAA"');
    expect(pasted(fromWord, true)).not.toContain('<img');
  });

  it('leaves HTML of this editor unchanged, except for pictures', () => {
    const own = '<p data-pm-slice="1 1 []">a <strong>b</strong></p><img src="/storage/a.webp" alt="">';
    expect(pasted(own)).toBe('<p>a <strong>b</strong></p>');
    expect(pasted(own, true)).toBe('<p>a <strong>b</strong></p><img src="/storage/a.webp" alt="">');
  });
});
