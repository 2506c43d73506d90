Feature: Hostile and hurried input

  @CLA-10
  Scenario Outline: Text that is <kind> is text and nothing else
    Given I have got as far as the company details
    When I complete the details of my company with a business purpose that is <kind>
    And I create my account
    Then I see an indicative offer over 250,000 euros
    And nothing of the text was carried out

    Examples:
      | kind             |
      | a script         |
      | SQL              |
      | emoji            |
      | right to left    |

  Scenario Outline: 10 megabytes in the <detail> are refused politely
    Given I am at the <screen>
    When I send 10 megabytes as the <detail>
    Then the answer is a clear refusal
    And the portal still works

    Examples:
      | screen       | detail              |
      | loan request | purpose description |
      | login        | password            |
      | registration | e-mail              |

  @SHELL-07
  Scenario: A session cookie that was tampered with is no session
    Given I am logged in
    When somebody changes my session cookie
    And I open "/dashboard/applications"
    Then I am asked to log in

  Scenario Outline: An answer that is not on offer is refused: <detail>
    Given I am at the <screen>
    When I send the <detail> as "<entry>"
    Then the answer is a clear refusal

    Examples:
      | screen          | detail     | entry         |
      | loan request    | loan type  | constructor   |
      | loan request    | purpose    | toString      |
      | company details | legal form | __proto__     |
      | company details | country    | XX            |

  Scenario: A form posted from a foreign site changes nothing
    Given I am logged in
    When a foreign site logs me out
    Then I am still logged in

  Scenario: No page shows a customer's data to the next person at the same screen
    Given I have applied for 250,000 euros
    And I am logged in
    When I log out
    And I go back in the browser
    Then nothing of my applications is shown
