@needs-simulator
Feature: Guided demo

  A salesperson shows the portal from application to payout, with notes for each stop.

  @SIM-14 @keyboard
  Scenario: A presenter goes through all stops of the demo with keys only
    Given a presenter begins the guided demonstration
    When they pass by the key "ArrowRight" through, with the portal live at each:
      | stop                            | the portal shows        |
      | Antrag stellen                  | Finanzierung            |
      | Sofort ein Angebot              | Vorläufig |
      | Unterlagen hochladen            | Virenprüfung läuft      |
      | Die zweite Person unterschreibt | Unterschrift ausstehend |
      | Das Geld ist da                 | Ausgezahlt              |
      | Dasselbe Portal, andere Marke   | Nordheide Bank          |
    When they press the key "4"
    Then they are at the stop "Die zweite Person unterschreibt"
    When they press the key "ArrowLeft"
    Then they are at the stop "Unterlagen hochladen"

  @SIM-14 @keyboard
  Scenario: A presenter advances the demo with keys and undoes a step
    Given a presenter begins the guided demonstration at stop 4
    When they press the key "p"
    Then the portal is shown as "jonas.brandt@metallbau-brandt.example"
    When they press the key "s"
    Then the list of events contains "Letzte Prüfung"
    And the list of events contains "Jonas Brandt hat unterschrieben"
    When they press the key "u"
    Then the list of events contains "Uhr vorgestellt: 1 Tag"
    When they press the key "z"
    Then the list of events no longer contains "Uhr vorgestellt: 1 Tag"

  @SIM-14 @browser
  Scenario: The demo's back and next links keep their names after a click on next
    Given a presenter begins the guided demonstration
    When they follow the link "Weiter"
    Then they are at the stop "Sofort ein Angebot"
    And there is one link "Weiter" and one link "Zurück" to other stops
    And the link "Weiter" has the focus
    When they follow the link "Zurück"
    Then they are at the stop "Antrag stellen"

  @SIM-14 @no-js @browser
  Scenario: A presenter uses the demo's links and buttons without JavaScript
    Given a presenter begins the guided demonstration
    When they follow the link "Weiter"
    Then they are at the stop "Sofort ein Angebot"
    And the portal in it says "Vorläufig"
    When they press the button "Uhr einen Tag vor"
    Then the list of events contains "Uhr vorgestellt: 1 Tag"
    When they follow the link "QR-Code"
    Then there is a code for each of "Katrin Brandt" and "Jonas Brandt"

  @SIM-14 @browser
  Scenario Outline: The browser's back button goes back one stop of the demo at a time (<how>)
    Given a presenter begins the guided demonstration
    When they go on to the stop "Sofort ein Angebot"
    And they put the clock forward by a day there
    And they go on to the stop "Unterlagen hochladen"
    And they go back in the browser to the stop "Sofort ein Angebot"
    Then the portal in it says "Vorläufig"
    When they go back in the browser to the stop "Antrag stellen"
    And they go forward in the browser to the stop "Sofort ein Angebot"
    Then the portal in it says "Vorläufig"

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-14 @keyboard
  Scenario: A presenter hides the demo's notes and moves between stops with the arrow keys inside the portal
    Given a presenter begins the guided demonstration at stop 2
    When they press the key "h"
    Then the portal fills the window, and nothing names the simulator
    When they press the key "h"
    Then they are at the stop "Sofort ein Angebot"
    When they click into the portal and press the key "ArrowRight"
    Then they are at the stop "Unterlagen hochladen"

  @SIM-14 @SHELL-19
  Scenario: A screen reader announces the demo's next stop in the portal and presenter windows
    Given a presenter begins the guided demonstration at stop 3
    And they have the presenter's window beside it
    When they go on in the presenter's window
    Then a screen reader announces "Die zweite Person unterschreibt" in both windows

  @SIM-14 @SHELL-19
  Scenario: A presenter switches the demo's single-character keys off
    Given a presenter begins the guided demonstration
    When they press the button "Tasten mit einem Zeichen"
    Then the button "Tasten mit einem Zeichen" has the focus
    When they press the key "4"
    And they press the key "ArrowRight"
    Then they are at the stop "Sofort ein Angebot"
    When they press the button "Tasten mit einem Zeichen"
    And they press the key "4"
    Then they are at the stop "Die zweite Person unterschreibt"

  @SIM-14
  Scenario: The presenter's window follows the audience's window
    Given a presenter begins the guided demonstration at stop 3
    And they have the presenter's window beside it
    When they go on in the presenter's window
    Then both windows are at the stop "Die zweite Person unterschreibt"
    And the presenter sees the customer's screen, the phone of "Jonas Brandt" and the bank at "Signature"
    When the audience's portal goes on to "Dokumente"
    Then the presenter sees the customer there, at "documents"
    When they show there that "Die Bank öffnet den Antrag noch einmal"
    Then the presenter sees the bank at "Reopened"

  @SIM-14
  Scenario: A second person joins the demo with their own phone
    Given a presenter begins the guided demonstration at stop 4
    When the second person follows the code for "Jonas Brandt" on a phone of their own
    Then that phone shows the portal as "jonas.brandt@metallbau-brandt.example"
    And the portal is still shown as "katrin.brandt@metallbau-brandt.example"

  @SIM-14
  Scenario: Only the simulator may embed the portal
    Given a presenter begins the guided demonstration at stop 2
    Then the portal there may be framed by the simulator only
    And the portal in a window of its own may not be framed

  @SIM-07
  Scenario: An invited signatory opens the simulator's mail link in a new browser
    Given a product owner opens the situation "signing-next" from the simulator
    When they take the application on to "Unterschriften"
    And a visitor opens the newest mail to "selin.aydin@metallbau-brandt.example" in a fresh browser, and its link
    Then "selin.aydin@metallbau-brandt.example" can set a password there, and comes to the signatures

  @SIM-14 @browser
  Scenario: The QR codes of the demo are fully visible on the screen
    Given a presenter begins the guided demonstration
    When they follow the link "QR-Code"
    Then the code for "Katrin Brandt" is within the screen

  @SIM-14 @phone
  Scenario: On a phone, the head of the demo leaves most of the screen to the portal
    Given a presenter begins the guided demonstration
    Then the head of the demo takes at most 20 percent of the screen in every language
    And the page does not scroll sideways
    When they follow the link "QR-Code"
    Then the code for "Katrin Brandt" is within the screen
