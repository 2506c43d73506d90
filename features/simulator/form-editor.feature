@needs-simulator
Feature: Form editor

  A product owner builds the form of a bank without knowing JSON, and the portal shows it at once.

  Background:
    Given a product owner sets up a bank of their own in the situation "empty"
    And they open the form editor

  @SIM-15 @browser
  Scenario: A product owner builds a form from a template with three changes
    When they start from the template "Fuhrpark und Maschinen"
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    And they ask for "prozent" after it, and name the new field "Anteil der Privatfahrten"
    And they move the field up
    Then the portal's form asks for, in this order, "Anteil der Privatfahrten, Gefahrene Kilometer"
    And the editor counts 3 gaps in other languages

  @SIM-15 @no-js
  Scenario: A product owner changes a field without JavaScript
    When they start from the template "Fuhrpark und Maschinen"
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    And they move the field up
    Then the portal's form asks for, in this order, "Gefahrene Kilometer, Kennzeichen"

  @SIM-15 @browser
  Scenario: A form whose minimum exceeds its maximum is published only after the product owner fixes it
    When they start from the template "Fuhrpark und Maschinen"
    And they allow at most "-5" for the field "Kilometerstand"
    Then the editor says "Die untere Grenze liegt über der oberen."
    And the portal's form allows at most 1000000 kilometres
    When they choose "Beheben: Grenzen tauschen"
    Then the portal's form allows at most 0 kilometres
    And they undo the change
    And the editor says "Die untere Grenze liegt über der oberen."

  @SIM-15 @browser
  Scenario: The form editor explains that documents are requested after the application
    When they start from the template "Fuhrpark und Maschinen"
    And they look for "datei" among the questions
    Then the editor says "Unterlagen holt das Portal nach dem Antrag"

  @SIM-15
  Scenario: The form editor rejects a component that the portal cannot show and offers a replacement
    When they read a file whose vehicle field has the component "file"
    Then the editor says "1 Stelle kann das Portal nicht zeigen"
    When they decide on "Passende Feldart nehmen"
    Then the portal's form shows the vehicle field as "text"

  @SIM-15 @browser
  Scenario: The form editor keeps changes of two tabs to different fields
    Given they start from the template "Fuhrpark und Maschinen"
    When another tab names the field "Kennzeichen" "Nummernschild"
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    Then the editor says "Im anderen Tab wurde gerade gespeichert"
    When they choose "Beides behalten"
    Then the portal's form asks for, in this order, "Nummernschild, Gefahrene Kilometer"

  @SIM-15 @browser
  Scenario: The form editor saves offline changes once the connection is back
    Given they start from the template "Fuhrpark und Maschinen"
    When the connection is lost
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    Then the editor says "Arbeiten Sie ruhig weiter"
    When the connection is back
    Then the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"

  @SIM-15 @browser
  Scenario: A product owner restores a form after a reset of the sandbox
    Given they start from the template "Fuhrpark und Maschinen"
    When the world of the bank is reset
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    Then the editor says "Ihr Formular ist noch da"
    When they choose "Wieder einsetzen"
    Then the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"

  @SIM-15 @browser
  Scenario Outline: Accessibility checks pass for the tab <tab> of the form editor
    Given they start from the template "Fuhrpark und Maschinen"
    When they open the tab "<tab>" of the form editor
    Then the page has no barriers
    And nothing of it lies beyond the edge of the screen

    Examples:
      | tab          |
      | Formular     |
      | Texte        |
      | JSON         |
      | Neu beginnen |

  @SIM-15 @browser
  Scenario: A product owner changes a form as JSON, and an incomplete document changes nothing
    Given they start from the template "Fuhrpark und Maschinen"
    When they open the tab "JSON" of the form editor
    And they replace "Kilometerstand" with "Gefahrene Kilometer" in the JSON
    Then the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"
    When they leave the JSON unfinished
    Then the editor marks the end of the JSON
    And the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"

  @SIM-15 @browser
  Scenario: The form editor keeps unfinished JSON while a product owner looks at the form or reloads the page
    Given they start from the template "Fuhrpark und Maschinen"
    When they open the tab "JSON" of the form editor
    And they leave the JSON unfinished
    And they open the tab "Formular" of the form editor
    And they open the tab "JSON" of the form editor
    Then the JSON is unfinished
    When they reload the form editor
    And they open the tab "JSON" of the form editor
    Then the JSON is unfinished
    And the editor says "Dieses JSON ist noch nicht im Formular."
    When they choose "JSON des Formulars zeigen"
    Then the JSON is that of the form

  @SIM-15 @browser
  Scenario: The form editor asks before unfinished JSON replaces a form that has changed since
    Given they start from the template "Fuhrpark und Maschinen"
    When they open the tab "JSON" of the form editor
    And they leave the JSON unfinished
    And they open the tab "Formular" of the form editor
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    And they open the tab "JSON" of the form editor
    Then the JSON is unfinished
    And the editor says "Das Formular wurde geändert, seit Sie dieses JSON eingegeben haben."
    And the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"
    When they choose "JSON des Formulars zeigen"
    Then the JSON is that of the form

  @SIM-15 @browser
  Scenario: A product owner leaves the JSON right after typing, and the change is saved
    Given they start from the template "Fuhrpark und Maschinen"
    When they open the tab "JSON" of the form editor
    And they replace "Kilometerstand" with "Gefahrene Kilometer" in the JSON
    And they open the tab "Formular" of the form editor
    Then the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"

  @SIM-15 @browser
  Scenario: A product owner reloads the form editor and goes on with the same field
    Given they start from the template "Fuhrpark und Maschinen"
    When they choose the field "Kilometerstand"
    And they reload the form editor
    Then the editor shows the field "Kilometerstand"

  @SIM-15 @browser
  Scenario: A product owner tests a field's pattern with an example
    Given they start from the template "Fuhrpark und Maschinen"
    When they try the pattern of the field "Kennzeichen" with "HB AB 123"
    Then the editor says "Passt zum Muster."
    When they try the pattern of the field "Kennzeichen" with "x"
    Then the editor says "Passt nicht zum Muster."

  @SIM-15 @no-js
  Scenario: A product owner adds and moves a choice without JavaScript
    Given they start from the template "Fuhrpark und Maschinen"
    When they add a choice to the field "Art des Fahrzeugs" and move it up
    Then the portal's form offers "Neue Antwort" before the last choice of the vehicle field

  @SIM-15 @no-js
  Scenario: A product owner pastes a list of choices without JavaScript
    Given they start from the template "Fuhrpark und Maschinen"
    When they paste the choices "Transporter, Bus, Sattelzug" into the field "Art des Fahrzeugs"
    Then the editor says "gibt es schon"
    When they choose "2 Antworten einfügen"
    Then the portal's form offers "Bus" before the last choice of the vehicle field

  @SIM-15 @no-js
  Scenario: A product owner moves a choice into another group without JavaScript
    Given they start from the template "Fuhrpark und Maschinen"
    When they divide the choices of the field "Art des Fahrzeugs" into two groups and move "Lkw" into the second
    Then the portal's form offers "Transporter, Anhänger" and "Lkw" in two groups

  @SIM-15 @no-js
  Scenario: Without JavaScript, a product owner sees whether a text matches a pattern
    Given they start from the template "Fuhrpark und Maschinen"
    When they try the pattern of the field "Kennzeichen" with "x"
    Then the editor says "Passt nicht zum Muster."

  @SIM-15 @browser
  Scenario: A product owner sees the error texts of a step in the preview
    Given they start from the template "Fuhrpark und Maschinen"
    When they choose the field "Kennzeichen"
    And they look at the preview with "Fehlertexte"
    Then the preview shows "Großbuchstaben, wie auf dem Schild."
    And the page around the preview is still at its top

  @SIM-15 @browser
  Scenario: A product owner works with the keyboard without losing the focus
    Given they start from the template "Fuhrpark und Maschinen"
    When they choose the field "Art des Fahrzeugs"
    And they press the link "en" in "Sprache der Texte"
    Then the focus of the editor is on the link "Englisch"
    When they press the link "de" in "Sprache der Texte"
    And they press "Lkw nach oben"
    Then the focus of the editor is on the button "Lkw nach unten"
    When they choose the field "Kilometerstand"
    And they ask for "prozent" after it
    Then the focus of the editor is on the textbox "Beschriftung"
    When they press "Nach oben"
    Then the focus of the editor is on the button "Nach oben"

  @SIM-15 @browser
  Scenario: A help search without a match lists all questions
    Given they start from the template "Fuhrpark und Maschinen"
    When they look for "farbe" among the questions
    Then the editor says "Dazu passt keine Frage. Hier sind alle."
    And the editor says "Liste zum Aufklappen"

  @SIM-15 @browser
  Scenario: A product owner brings back the form that a template replaced
    Given they start from the template "Fuhrpark und Maschinen"
    And they name the field "Kilometerstand" "Gefahrene Kilometer"
    When they begin again with an empty form
    And they undo the change
    Then the portal's form asks for, in this order, "Kennzeichen, Gefahrene Kilometer"

  @SIM-15 @no-js
  Scenario: A product owner brings back a removed form without JavaScript
    Given they start from the template "Fuhrpark und Maschinen"
    When they remove the form
    And they choose "Voriges Formular zurückholen"
    Then the portal's form asks for, in this order, "Kennzeichen, Kilometerstand"

  @SIM-15
  Scenario: A product owner imports a translated table of texts
    Given they start from the template "Fuhrpark und Maschinen"
    When they read a table of texts with the French text "Distance" for "mileage"
    Then the editor says "1 Text übernommen."
    When they read a table of texts with the French text "Distance" for "nothing"
    Then the editor says "Zeile 2: Das Formular hat keinen Text mit dem Schlüssel"
    And the editor says "Nichts übernommen: 1 Zeile passt nicht."
